import { expect, it } from 'vitest';
import { needTitle } from './need-text.ts';

it.each([
  ['gâteau d’anniversaire 30 personnes, samedi, Makepe, 25 000', 'Gâteau d’anniversaire'],
  ['Bonjour, je cherche un plombier pour une fuite à Akwa', 'Plombier pour une fuite à Akwa'],
  ['I need a birthday cake for 30 people. Saturday', 'Birthday cake'],
  ['il me faut', 'Il me faut'],
  ['soixante chaises et trois grandes tentes pour un deuil', 'Soixante chaises et trois grandes…'],
])('%s is called by its first words', (text, title) => {
  expect(needTitle({ text, day: null }, 'fr')).toBe(title);
});

it('names the day, shortly where it is near', () => {
  const day = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
  expect(needTitle({ text: 'chaises', day }, 'fr')).toMatch(/^Chaises, \d+\s\S+$/);
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  expect(needTitle({ text: 'chaises', day: soon }, 'fr')).toMatch(/^Chaises, [a-z]+\s\d+(er)?$/);
});
