import { recordSearch } from '../insights/searches.ts';
import type { TypedWord } from '../insights/typed-words.ts';
import type { MemberContext } from '../trpc.ts';
import type { Found } from './find-listings.ts';
import { tradeOf } from './interpretation.ts';
import type { Search } from './read-search.ts';
import type { Attempt } from './search-attempts.ts';
import { tradeIndex } from './understanding/trade-index.ts';
import type { Understanding } from './understanding/understand.ts';
import { fillers, ordinaryWords, weakWords } from './understanding/word-lists.ts';
import { baseForm } from './understanding/words.ts';
import type { ViewerRow } from './viewer.ts';

type Ran = {
  search: Search;
  understood: Understanding | null;
  attempts: readonly Attempt[];
  found: Found;
};

/** Records a search for a trade once, with its first page: its town, whether it found anybody there, and what nobody had. */
export function recordFirstPage(ctx: MemberContext, ran: Ran, viewer: ViewerRow): void {
  const { search, understood, attempts, found } = ran;
  const isFound = isFoundAsMeant(ran);
  const meant = isFound ? attempts[found.attempt] : attempts.find(({ terms, words }) => terms && !words);
  const named = understood && meant && tradeOf(understood, meant, ctx.language);
  const trade = named?.level === 2 ? named.slug : search.filters.subcategory;
  if (search.start.offset > 0 || !trade) return;
  const isNarrow = isNarrowed(search);
  const place = understood?.place?.place;
  // Who has none of what else was searched for says nothing of who has the trade.
  const isTradeAlone = !isNarrow && !understood?.rest.length && place?.kind !== 'quartier';
  const { quartier, words } = unmatchedIn(ran);
  recordSearch(ctx, {
    trade,
    citySlug: townOf(search, place?.town, viewer),
    foundNobody: !isFound && isTradeAlone,
    quartier: isNarrow ? undefined : quartier,
    words,
    typed: typedIn(ran),
  });
}

function isFoundAsMeant({ attempts, found }: Ran): boolean {
  return found.total > 0 && attempts[found.attempt]?.steps.length === 0;
}

/** Whether nothing but exact words, an item or buyers would do. */
function isNarrowed({ text, exact, filters, choices }: Search): boolean {
  const isItem = filters.items.length > 0 || choices.some(({ itemSlug }) => itemSlug);
  const isKind = filters.userType !== '' && filters.userType !== 'seller';
  return (exact && text !== '') || isItem || isKind;
}

/** The town that was chosen or named; without either, the viewer's own, which is shown first. */
function townOf(
  { filters }: Search,
  named: string | null | undefined,
  viewer: ViewerRow,
): string | undefined {
  if (filters.city || filters.region) return filters.city;
  return named === undefined ? viewer.citySlug : (named ?? undefined);
}

const letters = /^[a-z]{3,24}$/;
const mostWords = 5;

type Unmatched = { quartier?: string; words: readonly TypedWord[] };

/** The quartier in which nobody was found, and the telling words that nobody had: all of them where nobody was there. */
export function unmatchedIn(ran: Ran): Unmatched {
  const { search, understood, attempts, found } = ran;
  // Where an e-mail address stands, words may be of that.
  if (!understood || search.text.includes('@')) return { words: [] };
  const isFound = isFoundAsMeant(ran);
  const place = understood.place?.place;
  const isMissed = place?.kind === 'quartier' && (!isFound || found.dropped.includes(place.name.fr));
  const notAsked = wordsNotAsked(understood);
  const dropped = found.dropped.filter(
    (word) => word !== attempts[found.attempt]?.quartier && !notAsked.has(word),
  );
  return {
    ...(isMissed && { quartier: place.slug }),
    words: isFound ? tellingOf(dropped) : typedIn(ran),
  };
}

/** The telling words of a text, but for its place. */
function typedIn({ search, understood }: Pick<Ran, 'search' | 'understood'>): TypedWord[] {
  if (!understood || search.text.includes('@')) return [];
  const notAsked = wordsNotAsked(understood);
  return tellingOf(understood.words.map(({ word }) => word).filter((word) => !notAsked.has(word)));
}

/** Those of a place, of a landmark and of what is refused. */
function wordsNotAsked({ words, place, landmarks = [], refused = [] }: Understanding): Set<string> {
  const positions = [...(place?.words ?? []), ...landmarks, ...refused];
  return new Set(positions.map((position) => words[position]?.word ?? ''));
}

function tellingOf(words: readonly string[]): TypedWord[] {
  const { vocabulary } = tradeIndex();
  // 'soudeur' for 'soudeuses', where the catalogue has that word.
  const forms = words
    .filter(isTelling)
    .map((word) => (vocabulary.has(baseForm(word)) ? baseForm(word) : word));
  return [...new Set(forms)].slice(0, mostWords).map((word) => ({ word, isListed: vocabulary.knows(word) }));
}

const isTelling = (word: string) =>
  letters.test(word) && !fillers.has(word) && !weakWords.has(word) && !ordinaryWords.has(word);
