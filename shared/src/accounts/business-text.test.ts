import { expect, it } from 'vitest';
import { dayName, priceText, spansText } from './business-text.ts';

it('says the hours of a day', () => {
  const halves = [
    ['08:00', '12:00'],
    ['14:00', '18:00'],
  ] as const;
  expect(`${dayName('mon', 'fr')} ${spansText(halves, 'fr')}`).toBe(
    'Lundi 08:00\u00a0–\u2060\u00a012:00, 14:00\u00a0–\u2060\u00a018:00',
  );
  expect(spansText([['00:00', '24:00']], 'en')).toBe('24\u00a0hours');
  expect(spansText([], 'fr')).toBe('fermé');
  expect(spansText(undefined, 'en')).toBe('closed');
});

it('says the least that a service costs', () => {
  const braids = { label: 'Tresses', fromXaf: 3000 };
  expect(priceText(braids, 'fr')).toBe('Tresses\u00a0: à partir de 3\u00a0000\u00a0FCFA');
  expect(priceText(braids, 'en')).toBe('Tresses: from 3\u00a0000\u00a0FCFA');
  expect(priceText({ ...braids, fromXaf: 0 }, 'fr')).toBe('Tresses\u00a0: gratuit');
});
