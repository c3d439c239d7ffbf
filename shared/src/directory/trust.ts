import type { Hours } from '../accounts/business-details.ts';
import { doualaDay } from '../day.ts';
import { formatCount } from '../format.ts';
import type { Language } from '../language.ts';
import { openPageLimits } from '../limits.ts';
import type { Trust } from './contact.ts';

/**
 * How long what is said of a contact counts as recent, and how many must have opened it, trust it, or said whether it
 * answered, before their number is said.
 */
export const trustLimits = { recentDays: 30, openedFrom: 3, trustedFrom: 3, answeredFrom: 5 } as const;

/** What the facts follow from. */
export type TrustSource = {
  profilePicture: string | null;
  description: string;
  quartier: string | null;
  hasHours: boolean;
  joinedDate: string;
  /** Whether the owner was here within 30 days. */
  isActive: boolean;
  /** How many had an answer of them, of how many who said so. */
  answeredYes: number;
  answeredOf: number;
  /** How many people opened the number within 30 days. */
  openedBy: number;
  /** How many people trust it. */
  trustedBy: number;
  /** Whether the number is another one since less than 30 days. */
  numberChanged: boolean;
};

/** Whether a business tells its hours: no day is kept that has none. The database says the same of its column. */
export const tellsHours = (hours: Partial<Hours>): boolean => Object.keys(hours).length > 0;

/**
 * Whether a description tells something: its different words have as many letters and figures as the page of a business needs
 * for search engines. Said again, a word tells nothing more, and signs tell nothing.
 */
function isTelling(description: string): boolean {
  const words = new Set(description.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
  return [...words].join('').length >= openPageLimits.description;
}

/** The facts of a contact, in the one place that decides them. */
export function trustOf(contact: TrustSource): Trust {
  const { profilePicture, description, quartier, hasHours, openedBy, trustedBy } = contact;
  return {
    // No account is made, and no address changed, without a code that was mailed there.
    emailProved: true,
    seenRecently: contact.isActive,
    complete: Boolean(profilePicture && isTelling(description) && quartier && hasHours),
    memberSince: doualaDay(new Date(contact.joinedDate)).slice(0, 7),
    answered: shareAnswered(contact),
    openedBy: openedBy >= trustLimits.openedFrom ? openedBy : null,
    trustedBy: trustedBy >= trustLimits.trustedFrom ? trustedBy : null,
    numberChanged: contact.numberChanged,
  };
}

/** How many of whom a seller answered; null until enough people said so. */
export const shareAnswered = ({
  answeredYes: yes,
  answeredOf: of,
}: Pick<TrustSource, 'answeredYes' | 'answeredOf'>) => (of >= trustLimits.answeredFrom ? { yes, of } : null);

/** One fact about a contact in words. `isCaution`: a reason to look twice, where the others are reasons to trust. */
export type TrustFact = {
  fact: 'numberChanged' | 'answered' | 'trustedBy' | 'openedBy' | 'complete' | 'seenRecently';
  text: string;
  isCaution: boolean;
};

type Counted = 'trustedBy' | 'openedBy';

type Said = Record<Exclude<TrustFact['fact'], Counted | 'answered'>, string> &
  Record<Counted, (people: string) => string> & { answered: (yes: string, of: string) => string };

/** In French none is one, too. */
const isOne = (count: string) => count === '0' || count === '1';

const messages: Record<Language, Said> = {
  en: {
    numberChanged: 'Number changed lately',
    answered: (yes, of) => `${yes} of ${of} got an answer`,
    trustedBy: (people) => `Trusted by ${people} people`,
    openedBy: (people) => `Opened by ${people} people in 30 days`,
    complete: 'Complete listing',
    seenRecently: 'Active lately',
  },
  fr: {
    numberChanged: 'Numéro changé récemment',
    answered: (yes, of) => `${yes} sur ${of} ${isOne(yes) ? 'a' : 'ont'} eu une réponse`,
    trustedBy: (people) => `${people} personnes lui font confiance`,
    openedBy: (people) => `Ouvert par ${people} personnes en 30 jours`,
    complete: 'Fiche complète',
    seenRecently: 'Actif récemment',
  },
};

/** What divides a contact from others in words, what weighs most first. Where room is short, the first two say enough. */
export function trustFacts(trust: Trust, language: Language): TrustFact[] {
  const said = messages[language];
  const { answered } = trust;
  const counted = (fact: Counted) => {
    const people = trust[fact];
    return people !== null && said[fact](formatCount(people));
  };
  const texts: [TrustFact['fact'], string | false][] = [
    ['numberChanged', trust.numberChanged && said.numberChanged],
    ['answered', answered !== null && said.answered(formatCount(answered.yes), formatCount(answered.of))],
    ['trustedBy', counted('trustedBy')],
    ['openedBy', counted('openedBy')],
    // What anybody can write in some minutes says least.
    ['seenRecently', trust.seenRecently && said.seenRecently],
    ['complete', trust.complete && said.complete],
  ];
  return texts.flatMap(([fact, text]) => (text ? [{ fact, text, isCaution: fact === 'numberChanged' }] : []));
}
