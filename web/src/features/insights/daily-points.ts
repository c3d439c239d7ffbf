export type DayViews = { day: string; views: number };

/** Where a day's number stands in the drawing: from the left, and from the top. */
export type Point = { x: number; y: number };

const steps = [1, 2, 5];

/** The number at the top of the drawing: the next that reads well, and that halves to a whole one from 4 on. */
export function topOf(days: readonly DayViews[]): number {
  const most = Math.max(2, ...days.map(({ views }) => views));
  for (let power = 1; ; power *= 10) {
    const found = steps.map((step) => step * power * 2).find((top) => top >= most);
    if (found) return found;
  }
}

/** The days as points of a drawing of this size. */
export function pointsOf(
  days: readonly DayViews[],
  { width, height }: { width: number; height: number },
): Point[] {
  const top = topOf(days);
  const step = width / Math.max(1, days.length - 1);
  return days.map(({ views }, index) => ({ x: index * step, y: height * (1 - views / top) }));
}

/** The points as a line of an SVG path. */
export function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** The points as lines of no length, whose round ends are dots: circles would be drawn out with the rest. */
export function dotsOf(points: readonly Point[]): string {
  return points.map((point) => `${lineOf([point])}h0`).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
