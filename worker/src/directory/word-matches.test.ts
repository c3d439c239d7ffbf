import { expect, it } from 'vitest';
import { understandSearch } from './understanding/understand.ts';
import { askedFor, wordMatches } from './word-matches.ts';

const contact = {
  businessName: 'Atelier Ngo Biyong',
  keywords: ['Boubous brodés', 'tenue bamoun'],
  description: 'Gandouras, boubous et retouches à Bafoussam.',
};

it.each([
  ['boubou bafoussam', [['keywords', 'boubou']]],
  ['GANDOURA à Bafoussam', [['description', 'GANDOURA']]],
  ['Ngò Biyong', [['name', 'Ngò', 'Biyong']]],
  [
    'ngo boubou gandoura retouche',
    [
      ['name', 'ngo'],
      ['keywords', 'boubou'],
      ['description', 'gandoura', 'retouche'],
    ],
  ],
  ['je cherche un bon plombier', []],
  ['', []],
])('says where the words of "%s" stand, as they were typed', (text, expected) => {
  const found = wordMatches(askedFor(text, text === '' ? null : understandSearch(text)), contact);
  expect(found.map(({ in: where, words }) => [where, ...words])).toEqual(expected);
});
