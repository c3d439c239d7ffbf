import { formatCount } from '../format/counts.ts';
import type { Language } from '../language.ts';
import type { Trust } from './trust-schema.ts';

/** One fact about a contact in words. `isCaution`: a reason to look twice, where the others are reasons to trust. */
export type TrustFact = {
  fact: 'numberChanged' | 'openedBy' | 'complete' | 'seenRecently' | 'emailProved';
  text: string;
  isCaution: boolean;
};

type Said = Record<Exclude<TrustFact['fact'], 'openedBy'>, string> & {
  openedBy: (people: string) => string;
};

const messages: Record<Language, Said> = {
  en: {
    numberChanged: 'Number changed lately',
    openedBy: (people) => `Opened by ${people} people in 30 days`,
    complete: 'Complete listing',
    seenRecently: 'Active lately',
    emailProved: 'E-mail address confirmed',
  },
  fr: {
    numberChanged: 'Numéro changé récemment',
    openedBy: (people) => `Ouvert par ${people} personnes en 30 jours`,
    complete: 'Fiche complète',
    seenRecently: 'Actif récemment',
    emailProved: 'Adresse e-mail confirmée',
  },
};

/** So many of the facts stand on a card. */
export const factsOnCard = 2;

/** What is known of a contact in words, what weighs most first. Where room is short, the first two say enough. */
export function trustFacts(trust: Trust, language: Language): TrustFact[] {
  const { openedBy, ...said } = messages[language];
  const people = trust.openedBy === null ? undefined : formatCount(trust.openedBy);
  const texts: [TrustFact['fact'], string | false | undefined][] = [
    ['numberChanged', trust.numberChanged && said.numberChanged],
    ['openedBy', people && openedBy(people)],
    // What anybody can write in some minutes says least.
    ['emailProved', trust.emailProved && said.emailProved],
    ['seenRecently', trust.seenRecently && said.seenRecently],
    ['complete', trust.complete && said.complete],
  ];
  return texts.flatMap(([fact, text]) => (text ? [{ fact, text, isCaution: fact === 'numberChanged' }] : []));
}
