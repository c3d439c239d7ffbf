import { country } from '../catalogue/country.ts';
import type { Language } from '../language.ts';
import { madeOnce } from './made-once.ts';

const timeZone = country.timeZone;

const ofDays = madeOnce(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }),
);
const ofWeekdays = madeOnce((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }));

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
