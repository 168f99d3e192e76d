/** One tab stop for a group of spots; the arrows go to the nearest in their direction. */

const SPOTS = "button.hit, [data-rove]";

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function nearest(from: Element, all: HTMLElement[], dx: number, dy: number): HTMLElement | null {
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of all) {
    if (element === from || !element.getClientRects().length) continue;
    const there = centre(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 4) continue;
    const distance = along + 2.5 * aside;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function roving(group: HTMLElement): { destroy(): void } {
  const spots = () => [...group.querySelectorAll<HTMLElement>(SPOTS)];

  function settle(): void {
    const all = spots();
    const active = document.activeElement;
    const keep =
      all.find((spot) => spot === active) ??
      all.find((spot) => spot.tabIndex === 0 && spot.dataset["open"] !== undefined) ??
      all.find((spot) => spot.dataset["open"] !== undefined) ??
      all[0];
    for (const spot of all) {
      const index = spot === keep ? 0 : -1;
      if (spot.tabIndex !== index) spot.tabIndex = index;
    }
  }

  function press(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (!from.matches(SPOTS)) return;
    const all = spots();
    const step = STEPS[event.key];
    let to: HTMLElement | null | undefined = null;
    if (step) to = nearest(from, all, step[0], step[1]);
    else if (event.key === "Home") to = all[0];
    else if (event.key === "End") to = all.at(-1);
    else return;
    event.preventDefault();
    to?.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-open"],
  });
  group.addEventListener("keydown", press);
  group.addEventListener("focusin", settle);
  settle();
  return {
    destroy() {
      observer.disconnect();
      group.removeEventListener("keydown", press);
      group.removeEventListener("focusin", settle);
    },
  };
}
