import { formatCount } from '../format/counts.ts';
import type { Language } from '../language.ts';
import type { Trust } from './trust-schema.ts';

/** One fact about a contact in words. `isCaution`: a reason to look twice, where the others are reasons to trust. */
export type TrustFact = {
  fact: 'numberChanged' | 'trustedBy' | 'openedBy' | 'complete' | 'seenRecently' | 'emailProved';
  text: string;
  isCaution: boolean;
};

type Counted = 'trustedBy' | 'openedBy';

type Said = Record<Exclude<TrustFact['fact'], Counted>, string> & Record<Counted, (people: string) => string>;

const messages: Record<Language, Said> = {
  en: {
    numberChanged: 'Number changed lately',
    trustedBy: (people) => `Trusted by ${people} people`,
    openedBy: (people) => `Opened by ${people} people in 30 days`,
    complete: 'Complete listing',
    seenRecently: 'Active lately',
    emailProved: 'E-mail address confirmed',
  },
  fr: {
    numberChanged: 'Numéro changé récemment',
    trustedBy: (people) => `${people} personnes lui font confiance`,
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
  const said = messages[language];
  const counted = (fact: Counted) => {
    const people = trust[fact];
    return people !== null && said[fact](formatCount(people));
  };
  const texts: [TrustFact['fact'], string | false][] = [
    ['numberChanged', trust.numberChanged && said.numberChanged],
    ['trustedBy', counted('trustedBy')],
    ['openedBy', counted('openedBy')],
    // What anybody can write in some minutes says least.
    ['emailProved', trust.emailProved && said.emailProved],
    ['seenRecently', trust.seenRecently && said.seenRecently],
    ['complete', trust.complete && said.complete],
  ];
  return texts.flatMap(([fact, text]) => (text ? [{ fact, text, isCaution: fact === 'numberChanged' }] : []));
}
