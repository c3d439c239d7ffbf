import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

const wish = { kind: 'trust', about: 'a', name: 'Chez Bih', wanted: true } as const;

it('tells of the same thing one after the other, and of another one meanwhile', async () => {
  const told: string[] = [];
  let answer = (_: boolean) => {};
  const tell = (name: string, answered?: Promise<boolean>) => () => {
    told.push(name);
    return answered ?? Promise.resolve(true);
  };
  const first = inTurn(wish, tell('first', new Promise((resolve) => (answer = resolve))));
  const second = inTurn(wish, tell('second'));
  await inTurn({ ...wish, about: 'b' }, tell('other'));
  expect(told).toEqual(['first', 'other']);
  answer(false);
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(told).toEqual(['first', 'other', 'second']);
});

it.each([
  ['told', () => Promise.resolve(true)],
  ['refused', () => Promise.reject(new Error('refused'))],
])('remembers nothing of what was %s: the next one waits for nobody', async (_, tell) => {
  await inTurn(wish, tell).catch(() => {});
  let isTold = false;
  void inTurn(wish, async () => {
    isTold = true;
    return true;
  });
  expect(isTold).toBe(true);
});
