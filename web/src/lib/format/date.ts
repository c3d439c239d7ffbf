import { doualaDay } from '@mboalink/shared/day.ts';
import type { Language } from '@mboalink/shared/language.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

/** How many days are left until an instant, a started one counting whole; 0 once it has passed. */
export function daysUntil(instant: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / dayMilliseconds));
}

/** 'Tuesday 8 December' as the calendar in Douala has it; the year is said unless it is this one. */
export function doualaDate(instant: string, language: Language, now = Date.now()): string {
  const sameYear = doualaDay(new Date(instant)).slice(0, 4) === doualaDay(new Date(now)).slice(0, 4);
  const year = sameYear ? undefined : 'numeric';
  return format(instant, language, { weekday: 'long', day: 'numeric', month: 'long', year });
}

/** '14:30', by the clock in Douala. */
export function doualaHour(instant: string, language: Language): string {
  return format(instant, language, { hour: '2-digit', minute: '2-digit' });
}

function format(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'Africa/Douala' });
  return formatter.format(new Date(instant)).replace(',', '');
}
