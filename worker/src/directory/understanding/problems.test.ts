import { resolveCategoryPath } from '@mboalink/shared/catalogue/categories.ts';
import { describe, expect, it } from 'vitest';
import data from './problems.json' with { type: 'json' };
import cases from './problems-cases.json' with { type: 'json' };
import { understand } from './understand.ts';

describe.each(Object.entries(cases))('what somebody asks for with %s', (_, texts) => {
  it.each(Object.entries(texts))('is %s', (path, asked) => {
    const read = asked.split(' | ').map((text) => [text, understand(text).trades[0]?.path]);
    expect(read).toEqual(asked.split(' | ').map((text) => [text, path]));
  });
});

it('phrases of problems name trades that the catalogue has, each once', () => {
  const phrases = Object.values(data.problems).flatMap((line) => line.split(' | '));
  expect(Object.keys(data.problems).filter((path) => !resolveCategoryPath(path)?.subcategory)).toEqual([]);
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) < at)).toEqual([]);
});

const leftOut = (text: string) => {
  const { words, landmarks = [], refused = [] } = understand(text);
  const typed = (positions: readonly number[]) => positions.map((at) => words[at]?.typed).join(' ');
  return [typed(landmarks), typed(refused)];
};

it.each([
  ['local pour ouvrir un pressing', '', ''],
  ['coiffeuse derrière la pharmacie makepe', 'pharmacie', ''],
  ['restaurant sans alcool akwa', '', 'sans alcool'],
  ['location voiture sans chauffeur', '', ''],
  ['coiffeuse pas trop chère', '', 'pas trop chère'],
  ['ma voiture ne démarre pas mécanicien', '', ''],
  ['phone not working bamenda', '', ''],
  ['casque sans fil', '', ''],
  ['sans souci', '', ''],
  ['près de la pharmacie', '', ''],
  ['bus vers bafoussam', '', ''],
])('%s leaves out the landmark %j and the refused %j', (text, ...expected) => {
  expect(leftOut(text)).toEqual(expected);
});

it.each([
  ['électricien auto voiture ne démarre pas', 'automotive-repair/auto-electricians'],
  ['décoration salle mariage', 'events-and-entertainment/decorators'],
  ['envoyer colis en france', 'freight-and-customs/sea-and-air-cargo'],
  ['voiture avec chauffeur', 'transport-and-taxi/drivers-for-hire'],
])('%s is no need but names %s', (text, path) => {
  expect(understand(text).trades[0]?.path).toBe(path);
});
