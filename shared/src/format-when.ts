import { country } from './catalogue/country.ts';
import { memoized } from './format.ts';
import type { Language } from './language.ts';

const ofLongDays = memoized(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: country.timeZone,
    }),
);

/** A day in Douala ('2026-12-05') as it is agreed upon: 'Saturday 5 December', 'samedi 5 décembre'. */
export function formatDay(day: string, language: Language): string {
  return ofLongDays(language).format(new Date(`${day}T11:00:00Z`));
}

const spans = [
  { minutes: 24 * 60, en: ['day', 'days'], fr: ['jour', 'jours'] },
  { minutes: 60, en: ['h', 'h'], fr: ['h', 'h'] },
  { minutes: 1, en: ['min', 'min'], fr: ['min', 'min'] },
] as const;

/** How long ago something was: '12 min ago', 'il y a 3 h', 'il y a 2 jours'; at first 'just now'. */
export function formatAgo(instant: string, now: number, language: Language): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  const span = spans.find((step) => minutes >= step.minutes);
  if (!span) return language === 'fr' ? 'à l’instant' : 'just now';
  const count = Math.floor(minutes / span.minutes);
  const time = `${count}\u00a0${span[language][count === 1 ? 0 : 1]}`;
  return language === 'fr' ? `il y a ${time}` : `${time} ago`;
}
