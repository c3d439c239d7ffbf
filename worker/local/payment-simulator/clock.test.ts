import { expect, test } from 'vitest';
import { SimulatedClock } from './clock.ts';

const startAt = Date.UTC(2026, 10, 1);

test('a clock that stands still moves by advance alone, and does in order what is due', async () => {
  const clock = new SimulatedClock({ startAt, speed: 0 });
  const done: [string, number][] = [];
  const note = (what: string) => done.push([what, clock.now() - startAt]);
  clock.after(600_000, () => note('late'));
  clock.after(2_000, () => note('second'));
  clock.after(1_000, () => {
    note('first');
    clock.after(500, () => note('set off by the first'));
  });
  await clock.advance(500_000);
  expect(done).toEqual([
    ['first', 1_000],
    ['set off by the first', 1_500],
    ['second', 2_000],
  ]);
  expect(clock.now()).toBe(startAt + 500_000);
  await clock.advance(100_000);
  expect(done.at(-1)).toEqual(['late', 600_000]);
});

test('advance waits for what it sets off; two of them follow each other', async () => {
  const clock = new SimulatedClock({ startAt, speed: 0 });
  const done: string[] = [];
  clock.after(1, async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push('slow');
  });
  clock.after(2, () => done.push('quick'));
  await Promise.all([clock.advance(1), clock.advance(1)]);
  expect(done).toEqual(['slow', 'quick']);
});

test('a fast clock wakes who sleeps; one that has stopped wakes nobody', async () => {
  const clock = new SimulatedClock({ startAt, speed: 10_000 });
  await clock.sleep(60_000);
  expect(clock.now() - startAt).toBeGreaterThanOrEqual(60_000);
  let woken = false;
  clock.after(100_000, () => {
    woken = true;
  });
  clock.stop();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(woken).toBe(false);
});
