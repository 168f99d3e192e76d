/** 0:18, 4:12, 21 h: a span of time as short as it can be said. */
export function spanText(seconds: number): string {
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d`;
  if (seconds >= 7_200) return `${Math.floor(seconds / 3_600)} h`;
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
