export type Call = (turn: number) => Promise<unknown>;

/** Milliseconds of a call's times, at the middle, and where 95 and 99 of 100 are below. */
export type Figures = { p50: number; p95: number; p99: number };

/**
 * Measures several calls, each `count` times, taking turns so that whatever else the machine does disturbs all of
 * them alike. The first turns, in which everything is new to everybody, are not counted.
 */
export async function measure(
  calls: Readonly<Record<string, Call>>,
  count: number,
  beforeCall: (name: string, turn: number) => Promise<void> | void = () => {},
): Promise<Map<string, Figures>> {
  const warmUp = Math.ceil(count / 10);
  const times = new Map(Object.keys(calls).map((name): [string, number[]] => [name, []]));
  for (let turn = -warmUp; turn < count; turn += 1) {
    for (const [name, call] of Object.entries(calls)) {
      await beforeCall(name, turn);
      const started = performance.now();
      await call(turn + warmUp);
      if (turn >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  return new Map([...times].map(([name, taken]) => [name, figuresOf(taken)]));
}

export function figuresOf(taken: readonly number[]): Figures {
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95), p99: quantile(taken, 0.99) };
}

/** The value below which a part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
