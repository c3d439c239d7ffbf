import { isElidedRegion, placeGender } from '@mboalink/shared/catalogue/place-gender.ts';
import type { Understood } from '@mboalink/shared/directory/calls.ts';
import type { Criteria } from '@mboalink/shared/directory/criteria.ts';
import { hasFilters } from '@mboalink/shared/directory/filters.ts';
import { wordsOf } from '@mboalink/shared/slug.ts';
import type { TFunction } from 'i18next';
import { beginsAlike, isHalfOf } from '../typed-words.ts';

type Translate = TFunction<'search'>;

type Place = NonNullable<Understood['place']>;

/** What the words of a search were taken for, and what was left out until somebody was found; empty where nothing was. */
export function understoodText(t: Translate, criteria: Criteria, understood: Understood | null): string {
  const { search } = criteria;
  if (understood && isOfFiltersAlone(criteria, understood)) return t('understood.filtersAlone', { search });
  const { trade, place, corrected = [], widened = [] } = understood ?? {};
  const steps = widened.map(({ step }) => step);
  const farthest = steps.filter((step) => step !== 'drop_word').at(-1);
  const where = place && !farthest ? foundText(t, place) : undefined;
  const repaired = corrected.length > 0 && t('results.for', { search: withRepairs(search, corrected) });
  const meant = trade ? `${trade.name}${where ?? ''}` : repaired;
  const sentences = [
    meant,
    steps.includes('drop_word') && t('understood.dropWord'),
    place && farthest && fartherText(t, place, farthest),
  ];
  return sentences.filter(Boolean).join(' · ');
}

/** Behind a trade: ' à Douala', or ' · Akwa d’abord, puis Douala', since whoever is elsewhere in the town follows. */
function foundText(t: Translate, place: Place): string {
  const { kind, name, town } = place;
  const isFirst = kind === 'quartier' && town;
  return isFirst ? ` · ${t('box.quartierFirst', { quartier: name, town })}` : ` ${placeText(t, place)}`;
}

/** 'à Douala', 'au Carrefour Warda', 'dans la région de l’Ouest'. */
function placeText(t: Translate, { kind, name, region }: Place): string {
  if (kind === 'region') return t('understood.within', { region: regionText(t, region) });
  switch (placeGender(name)) {
    case 'masculine':
      return t('understood.inMasculine', { place: name });
    case 'feminine':
      return t('understood.inFeminine', { place: name });
    case 'elided':
      return t('understood.inElided', { place: name });
    case null:
      return t('understood.in', { place: name });
  }
}

/** 'la région du Centre', 'la région de l’Ouest'. */
export function regionText(t: Translate, name: string): string {
  return t(isElidedRegion(name) ? 'understood.regionOfVowel' : 'understood.region', { name });
}

function fartherText(t: Translate, place: Place, step: 'city' | 'region' | 'country'): string {
  const where = placeText(t, place);
  const region = regionText(t, place.region);
  const town = place.town ?? '';
  switch (step) {
    case 'city':
      return t('understood.toTown', { where, town });
    case 'region':
      return place.kind === 'quartier'
        ? t('understood.quartierToRegion', { where, town, region })
        : t('understood.toRegion', { where, region });
    case 'country':
      return place.kind === 'region'
        ? t('understood.regionToCountry', { where })
        : t('understood.toCountry', { where, region });
  }
}

function withRepairs(search: string, corrected: NonNullable<Understood['corrected']>): string {
  return corrected.reduce((text, { from, to }) => text.replace(from, to), search);
}

const shortestName = 3;

/**
 * Whether a search was read as it was meant: nothing was repaired or widened, and a whole word that was typed names
 * the trade. What it was read as then needs no way back.
 */
export function isReadAsTyped(search: string, { trade, corrected, widened }: Understood): boolean {
  if (corrected || widened) return false;
  const typed = wordsOf(search).filter((word) => word.length >= shortestName);
  const isNamed = (name: string) => typed.some((word) => beginsAlike(name, word) && !isHalfOf(name, word));
  return !trade || wordsOf(trade.name).some(isNamed);
}

/** Whether nobody fits all that was typed: to ask for that word for word finds nobody either. */
export const isNothingExact = ({ widened = [] }: Understood): boolean =>
  widened.some(({ step }) => step === 'drop_word');

/** Whether nobody fits the words beside what was chosen, so that what was chosen alone found somebody. */
export function isOfFiltersAlone(criteria: Criteria, understood: Understood): boolean {
  return isNothingExact(understood) && !understood.trade && hasFilters(criteria);
}
