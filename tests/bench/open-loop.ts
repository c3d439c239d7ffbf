import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from './measure.ts';

export type Pace = { perSecond: number; seconds: number };

/**
 * Calls so often a second, whether those before have their answers or not.
 * @returns how many milliseconds after its time each was answered
 */
export function openLoop(call: Call, { perSecond, seconds }: Pace): Promise<number[]> {
  const started = performance.now();
  return Promise.all(
    Array.from({ length: Math.round(perSecond * seconds) }, async (_, turn) => {
      const due = started + (turn * 1000) / perSecond;
      await wait(Math.max(0, due - performance.now()));
      await call(turn);
      return performance.now() - due;
    }),
  );
}
