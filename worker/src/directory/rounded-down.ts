/** 4 873 → 4 800: two leading digits, so that no single person can be read off the difference. */
export function roundedDown(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 2);
  return Math.floor(count / step) * step;
}
