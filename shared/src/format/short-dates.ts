import { country } from '../catalogue/country.ts';
import { type Language, locales } from '../language.ts';

const timeZone = country.timeZone;

/** A day in Douala ('2026-11-14') as short as beside a drawing: '14 Nov', '14 nov.'. */
export function formatShortDay(day: string, language: Language): string {
  const formatter = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone });
  return formatter.format(new Date(`${day}T11:00:00Z`)).replace(/\s/g, '\u00a0');
}

/** 0 → 'Monday', 'lundi'; 6 is Sunday. */
export function formatWeekday(weekday: number, language: Language): string {
  const formatter = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone });
  // The first of June 2026 is a Monday.
  return formatter.format(new Date(Date.UTC(2026, 5, 1 + weekday, 11)));
}
