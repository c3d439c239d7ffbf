import { country } from '../catalogue/country.ts';
import type { Language } from '../language.ts';
import { madeOnce } from './made-once.ts';

type Instant = Date | string;

const timeZone = country.timeZone;

const ofDates = madeOnce((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }));
const ofMonths = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }),
);
const ofTimes = madeOnce((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }));

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
