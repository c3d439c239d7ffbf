import { searchInput } from '@mboalink/shared/directory/calls.ts';
import { expect, it } from 'vitest';
import { readSearch } from './read-search.ts';
import { unmatchedIn } from './record-search.ts';
import { searchAttempts } from './search-attempts.ts';
import { understand } from './understanding/understand.ts';

function unmatched(text: string, isFound: boolean, dropped: string[] = []) {
  const search = readSearch(searchInput.parse({ search: text }), 'fr');
  const understood = understand(text);
  const attempts = searchAttempts(search, understood);
  const found = { attempt: 0, total: isFound ? 1 : 0, dropped, corrected: [] };
  const { quartier, words } = unmatchedIn({ search, understood, attempts, found });
  return { quartier, words: words.map(({ word, isListed }) => (isListed ? word : `${word}?`)) };
}

it.each<[string, boolean, string[], string | undefined, string[]]>([
  ['Soudeur à Bonabéri', false, [], 'bonaberi', ['soudeur']],
  ['Soudeur à Bonabéri', true, ['Bonabéri'], 'bonaberi', []],
  ['Soudeur à Bonabéri', true, [], undefined, []],
  ['soudeuses inox xyloglotte Douala', true, ['inox', 'xyloglotte'], undefined, ['inox', 'xyloglotte?']],
  ['je cherche un plombier urgent à Douala', false, [], undefined, ['plombier']],
  ['soudeur 677123456 n°5 Douala', false, [], undefined, ['soudeur']],
  ['soudeur awa@exemple.cm Bonabéri', false, [], undefined, []],
])('of “%s”, found: %s without %j: %s %j', (text, isFound, dropped, quartier, words) => {
  expect(unmatched(text, isFound, dropped)).toEqual({ quartier, words });
});
