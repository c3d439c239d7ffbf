export type Figures = { median: number; within95: number };

/**
 * Measures several calls, each `count` times, taking turns so that whatever else the machine does disturbs all of
 * them alike. The first turns, in which everything is new to everybody, are not counted. Milliseconds.
 */
export async function measure(
  calls: Readonly<Record<string, () => Promise<void>>>,
  count: number,
): Promise<Map<string, Figures>> {
  const warmUp = Math.ceil(count / 10);
  const times = new Map(Object.keys(calls).map((name): [string, number[]] => [name, []]));
  for (let turn = -warmUp; turn < count; turn += 1) {
    for (const [name, call] of Object.entries(calls)) {
      const started = performance.now();
      await call();
      if (turn >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  return new Map([...times].map(([name, taken]) => [name, figuresOf(taken)]));
}

function figuresOf(taken: number[]): Figures {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { median: at(0.5), within95: at(0.95) };
}
