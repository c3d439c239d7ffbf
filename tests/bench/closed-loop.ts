import type { Call } from './measure.ts';

/** How many calls a second are answered while `clients` call one after the other, each as soon as it has its answer. */
export async function closedLoop(call: Call, clients: number, seconds: number): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        await call(answered);
        answered += 1;
      }
    }),
  );
  return answered / ((performance.now() - started) / 1000);
}
