import { country } from './catalogue/country.ts';
import { dayMilliseconds } from './day.ts';
import { type Language, locales } from './language.ts';

/** The formatter of each language, made when it is first asked for: to make one takes a hundred times as long as to use it. */
export function memoized<Formatter>(make: (locale: string) => Formatter): (language: Language) => Formatter {
  const made: Partial<Record<Language, Formatter>> = {};
  return (language) => {
    made[language] ??= make(locales[language]);
    return made[language];
  };
}

/**
 * 4800 → '4 800', kept on one line; with a '+' where there are more than were counted. Both languages write it so in Cameroon: half of
 * the readers would take a comma for the decimal sign. Every page of a member begins with such figures, and the first of the browser's own
 * formatters takes a slow phone 60 ms.
 */
export function formatCount(count: number, more = false): string {
  const digits = Math.round(count).toFixed();
  return `${digits.replace(/\B(?=(\d{3})+$)/g, '\u00a0')}${more ? '+' : ''}`;
}

const ofShares = memoized(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);

/** 33.3 → '33.3%', in French '33,3 %', kept on one line. */
export function formatPercent(value: number, language: Language): string {
  // Engines differ in the space they put before the sign.
  return ofShares(language)
    .format(value / 100)
    .replace(/\s/g, '\u00a0');
}

const ofDollars = memoized(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Whole francs as they are written in Cameroon in both languages: '3 000 FCFA', kept on one line. */
export function formatFrancs(amount: number): string {
  return `${formatCount(amount)}\u00a0${country.currencyLabel}`;
}

/** '4.99 USD', in French '4,99 USD'. */
export function formatDollars(amount: number, language: Language): string {
  return `${ofDollars(language).format(amount)}\u00a0USD`;
}

type Instant = Date | string;

const { timeZone } = country;

const ofDates = memoized((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }));

const ofMonths = memoized(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }),
);

const ofTimes = memoized((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }));

/** '8 December 2026', '1ᵉʳ décembre 2026': the calendar day of an instant in Douala. */
export function formatDate(instant: Instant, language: Language): string {
  const parts = ofDates(language).formatToParts(new Date(instant));
  const isFrenchFirst = ({ type, value }: Intl.DateTimeFormatPart) =>
    language === 'fr' && type === 'day' && value === '1';
  const text = parts.map((part) => (isFrenchFirst(part) ? '1ᵉʳ' : part.value)).join('');
  // A line may end before the year, not between day and month.
  return text.replace(' ', '\u00a0');
}

/** 'April 2026', 'avril 2026', by the calendar in Douala. */
export function formatMonth(instant: Instant, language: Language): string {
  return ofMonths(language).format(new Date(instant));
}

const at: Record<Language, string> = { en: 'at', fr: 'à' };

/** '8 December 2026 at 14:30', '8 décembre 2026 à 14:30', by the clock in Douala. */
export function formatDateTime(instant: Instant, language: Language): string {
  return `${formatDate(instant, language)} ${at[language]} ${formatTime(instant, language)}`;
}

/** '14:30', by the clock in Douala. */
function formatTime(instant: Instant, language: Language): string {
  return ofTimes(language).format(new Date(instant));
}

const ofDays = memoized(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }),
);

const ofWeekdays = memoized((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }));

/** A day in Douala ('2026-11-14') as short as beside a drawing: '14 Nov', '14 nov.'. */
export function formatShortDay(day: string, language: Language): string {
  return ofDays(language)
    .format(new Date(`${day}T11:00:00Z`))
    .replace(/\s/g, '\u00a0');
}

/** 0 → 'Monday', 'lundi'; 6 is Sunday. */
export function formatWeekday(weekday: number, language: Language): string {
  // The first of June 2026 is a Monday.
  return ofWeekdays(language).format(new Date(Date.UTC(2026, 5, 1 + weekday, 11)));
}

/** Each in the singular and the plural. Every card says it: the browser's own formatter takes a slow phone longer than the card. */
const units = [
  { days: 365, en: ['year', 'years'], fr: ['an', 'ans'] },
  { days: 30, en: ['month', 'months'], fr: ['mois', 'mois'] },
  { days: 7, en: ['week', 'weeks'], fr: ['semaine', 'semaines'] },
  { days: 1, en: ['day', 'days'], fr: ['jour', 'jours'] },
] as const;

const today = { en: 'today', fr: 'aujourd’hui' };

/** Since when somebody has been a member: '3 weeks ago' (in French '3 semaines', behind 'depuis'), at first 'today'. */
export function membership(joinedDate: string, now: number, language: Language): string {
  const days = Math.max(0, Math.floor((now - Date.parse(joinedDate)) / dayMilliseconds));
  if (days === 0) return today[language];
  const unit = units.find((step) => days >= step.days) ?? units[3];
  const count = Math.floor(days / unit.days);
  const time = `${count}\u00a0${unit[language][count === 1 ? 0 : 1]}`;
  return language === 'fr' ? time : `${time} ago`;
}

/** How many days are left until an instant, a started one counting whole; 0 once it has passed. */
export function daysUntil(instant: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / dayMilliseconds));
}

const collatorOf = memoized((locale) => new Intl.Collator(locale));

/** Compares two named things by the alphabet of a language, for `sort`: 'Équipement' stands before 'Fer'. */
export function byName(language: Language): (a: { name: string }, b: { name: string }) => number {
  const { compare } = collatorOf(language);
  return (a, b) => compare(a.name, b.name);
}
const mostLetters = 120;

/** As much of a text as stands in two lines, cut between words, or between whole characters where a word is longer. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= mostLetters) return line;
  const end = new Intl.Segmenter().segment(line).containing(mostLetters)?.index;
  return `${line.slice(0, end).replace(/[\s.,;:!?…]+\S*$/, '')}…`;
}
