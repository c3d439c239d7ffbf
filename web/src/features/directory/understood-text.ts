import { isElidedRegion, placeGender } from '@mboalink/shared/catalogue/place-gender.ts';
import type { Understood } from '@mboalink/shared/directory/calls.ts';
import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import type { TFunction } from 'i18next';
import type { Names } from '../../lib/name-entries.ts';

type Translate = TFunction<'search'>;

type Place = NonNullable<Understood['place']>;

/** What a search is called above its results: 'Plombiers à Douala', else its words; undefined where nothing was asked for. */
export function titleOf(t: Translate, criteria: Criteria, understood: Understood | null, names: Names) {
  const { trade: first, second } = understood ?? {};
  const both = first && second ? `${first.name} + ${second.name}` : first?.name;
  const trade = both ?? (names.subcategory(criteria.subcategory) || names.category(criteria.category));
  const words = !trade && criteria.search ? t('results.words', { search: criteria.search }) : '';
  const what = trade || words;
  const where = placeOfSearch(t, criteria, understood, names);
  if (!what && !where) return undefined;
  return [what || t('results.contacts'), where].filter(Boolean).join(' ');
}

function placeOfSearch(
  t: Translate,
  { city, region }: Criteria,
  understood: Understood | null,
  names: Names,
): string {
  const isWidened = understood?.widened?.some(({ step }) => step !== 'drop_word');
  if (understood?.place && !isWidened) return placeText(t, understood.place);
  const town = names.town(city);
  if (town) return inTown(t, town);
  return region ? t('understood.within', { region: regionText(t, names.region(region)) }) : '';
}

/** 'à Douala', 'au Carrefour Warda', 'dans la région de l’Ouest'. */
function placeText(t: Translate, { kind, name, region }: Place): string {
  return kind === 'region' ? t('understood.within', { region: regionText(t, region) }) : inTown(t, name);
}

function inTown(t: Translate, place: string): string {
  switch (placeGender(place)) {
    case 'masculine':
      return t('understood.inMasculine', { place });
    case 'feminine':
      return t('understood.inFeminine', { place });
    case 'elided':
      return t('understood.inElided', { place });
    case null:
      return t('understood.in', { place });
  }
}

/** 'la région du Centre', 'la région de l’Ouest'. */
export function regionText(t: Translate, name: string): string {
  return t(isElidedRegion(name) ? 'understood.regionOfVowel' : 'understood.region', { name });
}

/** That nobody was found where somebody was looked for, and what is shown in place of it; empty where nothing was widened. */
export function widenedText(t: Translate, { place, widened = [] }: Understood): string {
  const farthest = widened
    .map(({ step }) => step)
    .filter((step) => step !== 'drop_word')
    .pop();
  if (!place || !farthest) return '';
  const where = placeText(t, place);
  const region = regionText(t, place.region);
  const town = place.town ?? '';
  if (farthest === 'city') return t('understood.toTown', { where, town });
  if (farthest === 'region') {
    if (place.kind === 'quartier') return t('understood.quartierToRegion', { where, town, region });
    return t('understood.toRegion', { where, region });
  }
  return place.kind === 'region'
    ? t('understood.regionToCountry', { where })
    : t('understood.toCountry', { where, region });
}

/** That nobody of the trade that was asked for is near; empty where somebody is. */
export function insteadText(t: Translate, { place, insteadOf }: Understood): string {
  if (!insteadOf) return '';
  return t('understood.like', { trade: insteadOf.name, where: place ? placeText(t, place) : '' });
}

const shortestName = 3;
const telling = 4;

/**
 * Whether a search was read as it was meant: nothing was repaired or widened, and a word that was typed names the trade. What it
 * was read as then needs no way back.
 */
export function isReadAsTyped(search: string, { trade, insteadOf, corrected, widened }: Understood): boolean {
  if (corrected || widened || insteadOf) return false;
  if (!trade) return true;
  const typed = wordsOf(search).filter((word) => word.length >= shortestName);
  return wordsOf(trade.name).some((name) =>
    typed.some((word) => name.startsWith(word.slice(0, Math.max(telling, word.length - 1)))),
  );
}

/** Whether nobody fits all that was typed: to ask for that word for word finds nobody either. */
export const isNothingExact = ({ widened = [] }: Understood): boolean =>
  widened.some(({ step }) => step === 'drop_word');
