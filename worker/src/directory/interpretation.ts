import { resolveCategoryPath } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import { findRegion } from '@mboalink/shared/catalogue/regions.ts';
import type { Understood } from '@mboalink/shared/directory/calls.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Found } from './find-listings.ts';
import type { Attempt } from './search-attempts.ts';
import type { Understanding } from './understanding/understand.ts';
import { baseForm } from './understanding/words.ts';

type Said = { understood: Understanding | null; attempt: Attempt | undefined; found: Found };

/** What a search text was taken for, as the attempt that found something took it. Null without a text. */
export function toInterpretation(
  { understood, attempt, found }: Said,
  language: Language,
): Understood | null {
  if (!understood || !attempt) return null;
  const trade = tradeOf(understood, attempt, language);
  const place = placeOf(understood, language);
  const otherPlaces = otherPlacesOf(understood, language);
  const repaired = found.total > 0 ? found.corrected : [];
  const corrected = [...correctedWords(understood, attempt, language), ...repaired];
  const words = found.dropped.filter((word) => word !== attempt.quartier);
  const steps = [
    ...(words.length > 0 ? (['drop_word'] as const) : []),
    ...(words.length < found.dropped.length ? (['city'] as const) : []),
    ...attempt.steps,
  ];
  const widened = steps.map((step, index) => ({ step, count: index === steps.length - 1 ? found.total : 0 }));
  return {
    ...(trade && { trade }),
    ...(place && { place }),
    ...(otherPlaces.length > 0 && { otherPlaces }),
    ...(corrected.length > 0 && { corrected }),
    ...(widened.length > 0 && { widened }),
  };
}

/** The trade that an attempt took a text for. */
export function tradeOf(
  { trades }: Understanding,
  { terms, words }: Attempt,
  language: Language,
): Understood['trade'] {
  if (words || !terms || trades.length === 0) return undefined;
  const [kind, slug] = terms[0] ?? [];
  const path = trades.find((trade) => trade.path.split('/').includes(slug ?? ''))?.path;
  const entry = path ? resolveCategoryPath(path) : undefined;
  if (!entry) return undefined;
  const { category, subcategory } = entry;
  const named = kind === 'category' ? category : subcategory;
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
