import { findCategory, findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { findRegion } from '@mboalink/shared/catalogue/regions.ts';
import type { Understood } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Found } from './find-listings.ts';
import type { Search } from './read-search.ts';
import { type Attempt, landmarkWords, meantTrades, type Term, termOf } from './search-attempts.ts';
import type { ReadConditions } from './understanding/read-conditions.ts';
import type { Understanding } from './understanding/understand.ts';
import { baseForm } from './understanding/words.ts';

type Said = {
  search: Search;
  understood: Understanding | null;
  attempt: Attempt | undefined;
  found: Found;
};

/** What a search text was taken for, as the attempt that found something took it. Null without a text. */
export function toInterpretation(said: Said, language: Language): Understood | null {
  const { understood, attempt, found } = said;
  if (!understood || !attempt) return null;
  const place = placeOf(understood, language);
  const otherPlaces = otherPlacesOf(understood, language);
  const repaired = found.total > 0 ? found.corrected : [];
  const corrected = [...correctedWords(understood, attempt, language), ...repaired];
  const widened = widenedBy(understood, attempt, found);
  return {
    ...tradesOf(said, understood, attempt, language),
    ...(place && { place }),
    ...(otherPlaces.length > 0 && { otherPlaces }),
    ...(corrected.length > 0 && { corrected }),
    ...(widened.length > 0 && { widened }),
  };
}

function widenedBy(
  understood: Understanding,
  { quartier, steps }: Attempt,
  { dropped, total }: Found,
): Understood['widened'] & object {
  // Of landmarks few listings tell.
  const landmarks = landmarkWords(understood);
  const words = dropped.filter((word) => word !== quartier && !landmarks.includes(word));
  const all = [
    ...(words.length > 0 ? (['drop_word'] as const) : []),
    ...(quartier !== undefined && dropped.includes(quartier) ? (['city'] as const) : []),
    ...steps,
  ];
  return all.map((step, index) => ({ step, count: index === all.length - 1 ? total : 0 }));
}

/** The trade that is shown, the one that it stands for, and the others that may be meant. */
function tradesOf(
  { search }: Said,
  understood: Understanding,
  attempt: Attempt,
  language: Language,
): Pick<Understood, 'trade' | 'second' | 'insteadOf' | 'others'> {
  const trade = tradeOf(understood, attempt, language);
  const second = attempt.and?.[0]?.terms?.[0];
  if (trade && second) return { trade, second: namedTrade(second, language) };
  const { best, others } = meantTrades(search, understood);
  const asked = best && namedTrade(termOf(best.path), language);
  const isOther = trade && asked && !best.path.split('/').includes(trade.slug);
  const beside = [...(isOther ? [best] : []), ...others]
    .flatMap(({ path }) => namedTrade(termOf(path), language) ?? [])
    .filter(({ slug }) => slug !== trade?.slug);
  return {
    ...(trade && { trade }),
    ...(isOther && { insteadOf: asked }),
    ...(beside.length > 0 && { others: beside }),
  };
}

/** The same with what was read of hours, prices and pictures. */
export function withConditions(understood: Understood | null, read: ReadConditions): Understood | null {
  return Object.keys(read).length > 0 ? { ...understood, ...read } : understood;
}

/** The trade that an attempt took a text for. */
export function tradeOf(
  { trades }: Understanding,
  { terms, words }: Attempt,
  language: Language,
): Understood['trade'] {
  const [term] = terms ?? [];
  return words || !term || trades.length === 0 ? undefined : namedTrade(term, language);
}

function namedTrade([kind, slug]: Term, language: Language): Understood['trade'] {
  if (kind === 'item') return undefined;
  const named = kind === 'category' ? findCategory(slug) : findSubcategory(slug);
  return named && { slug: named.slug, level: kind === 'category' ? 1 : 2, name: named[language] };
}

function placeOf({ place }: Understanding, language: Language): Understood['place'] {
  if (!place) return undefined;
  const { kind, slug, name, town, region } = place.place;
  return {
    kind,
    slug,
    name: name[language],
    town: findTown(town ?? '')?.[language] ?? null,
    region: findRegion(region)?.[language] ?? '',
  };
}

const mostOthers = 3;

/** What is called like the place that a text names: 'Bali' in 'Nord-Ouest', a quartier in its town. */
function otherPlacesOf({ place }: Understanding, language: Language) {
  if (!place || place.isCorrected) return [];
  return place.others.slice(0, mostOthers).map(({ kind, name, town, region }) => ({
    name: name[language],
    within: (kind === 'quartier' ? findTown(town ?? '') : findRegion(region))?.[language] ?? '',
  }));
}

function correctedWords(
  { words, trades, place }: Understanding,
  { terms, words: asked }: Attempt,
  language: Language,
) {
  const trade = asked || !terms ? undefined : trades[0];
  const ofTrade = [...(trade?.repaired ?? [])].flatMap(([position, to]) => {
    const from = words[position]?.typed;
    return from === undefined || baseForm(to) === baseForm(words[position]?.word ?? '') ? [] : [{ from, to }];
  });
  if (!place?.isCorrected) return ofTrade;
  const from = place.words.map((position) => words[position]?.typed ?? '').join(' ');
  return [...ofTrade, { from, to: place.place.name[language] }];
}
