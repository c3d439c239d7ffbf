import { expect, it } from 'vitest';
import cases from './conditions.cases.json' with { type: 'json' };
import { readConditions } from './read-conditions.ts';

/** A Sunday, 15:00 in Douala. */
const now = new Date('2026-11-29T14:00:00Z');

type Case = [text: string, rest: string, conditions?: object];

it.each(cases as unknown as Case[])('reads ‘%s’', (text, rest, conditions = {}) => {
  const read = readConditions(text, now);
  expect([read.rest, read.conditions]).toEqual([rest, conditions]);
});
