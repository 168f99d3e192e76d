/** Two fingers on an element: tells by how much they have moved apart since they came. */

export function pinch(
  element: HTMLElement,
  spread: (ratio: number, begin: boolean) => void,
): { destroy(): void } {
  const fingers = new Map<number, PointerEvent>();
  let from = 0;

  function apart(): number {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }

  function down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    fingers.set(event.pointerId, event);
    if (fingers.size !== 2) return;
    from = apart();
    spread(1, true);
  }

  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 2 && from > 0) spread(apart() / from, false);
  }

  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
  const events: [string, (event: PointerEvent) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
  ];
  for (const [name, listen] of events) element.addEventListener(name, listen as EventListener);
  return {
    destroy() {
      for (const [name, listen] of events) element.removeEventListener(name, listen as EventListener);
    },
  };
}
