/** What was measured, with the bar that it may not pass; without one it is told for reading the others. */
export type Figure = { what: string; value: number; unit: string; most?: number; least?: number };

export const isMissed = ({
  value,
  most = Number.POSITIVE_INFINITY,
  least = Number.NEGATIVE_INFINITY,
}: Figure) => !(value <= most && value >= least);

/** A line for people; an exclamation mark stands where a figure misses its bar. */
export function lineOf(figure: Figure): string {
  const { what, value, unit, most, least } = figure;
  const digits = unit === 'times' ? 2 : unit === 'kB' ? 1 : 0;
  const bar = most === undefined ? least && `, at least ${least}` : `, at most ${most}`;
  const told = unit === 'shift' ? value.toFixed(4) : value.toFixed(digits);
  return `${isMissed(figure) ? '!' : ' '} ${what.padEnd(58)} ${told.padStart(8)} ${unit}${bar ?? ''}\n`;
}

/** Prints what was measured; a bar that was missed ends the program with a status that says so. */
export function tell(figure: Figure): void {
  process.stdout.write(lineOf(figure));
  if (isMissed(figure)) process.exitCode = 1;
}

/** The figure in the middle. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
