import { expect, it } from 'vitest';
import { understand, understandSearch } from './understand.ts';

it.each([...'abcdefghijklmnopqrstuvwxyzàé', '!?', 'a!'])('takes %j for no trade and no place', (text) => {
  expect(understandSearch(text)).toMatchObject({ trades: [], place: null });
});

it.each(['pl', 'plomb', 'plombier à Douala'])('reads %j as while somebody types', (text) => {
  expect(understandSearch(text)).toEqual(understand(text));
});

it('takes a trade for one that is called by two letters', () => {
  expect(understandSearch('A/C').trades[0]?.path).toContain('air-conditioning');
});
