import { it, type TestContext } from 'vitest';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with vitest's own.
  interface TaskMeta {
    /** What `npm run test:long` prints of a test. */
    figures?: string;
  }
}

export const isLong = process.env.LONG_TESTS === '1';

/** For what takes long, and what its neighbours show in small: a test that only `npm run test:long` runs. */
export const itLong = it.runIf(isLong);

/** How often a race is run: `few` times by `npm test`, `many` times by `npm run test:long`. */
export function rounds(few: number, many: number): number {
  return isLong ? many : few;
}

/** Of many that are alike one in `parts` by `npm test`, from the one on whose turn it is; all by `npm run test:long`. */
export const inTurn = <Item>(all: readonly Item[], turn: number, parts = 2): readonly Item[] =>
  isLong ? all : all.filter((_, index) => index % parts === turn % parts);

/** Runs the rounds of a race one after the other, and notes how long they took. */
export async function repeat({ task }: TestContext, count: number, round: (index: number) => Promise<void>) {
  const milliseconds: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await round(index);
    milliseconds.push(performance.now() - started);
  }
  milliseconds.sort((a, b) => a - b);
  const at = (part: number) => `${Math.round(milliseconds[Math.floor((count - 1) * part)] ?? 0)} ms`;
  task.meta.figures = `${count} rounds, median ${at(0.5)}, 95 % within ${at(0.95)}, slowest ${at(1)}`;
}
