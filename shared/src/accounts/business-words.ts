/** The days of a week as opening hours name them, from Monday on. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type WeekDay = (typeof weekDays)[number];

/** Languages that a business is spoken to in: the official ones, pidgin and those of many markets; ISO 639. */
export const spokenLanguages = [
  'fr',
  'en',
  'pcm',
  'ff',
  'ewo',
  'dua',
  'bas',
  'bbj',
  'bax',
  'ha',
  'ar',
] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number];

/** The times between which a business is open, 'HH:MM' both; '24:00' ends the day. */
export type Span = readonly [from: string, until: string];

/** Open from midnight to midnight. */
export const allDay: Span = ['00:00', '24:00'];

export function isAllDay(spans: readonly Span[]): boolean {
  return spans.length === 1 && spans[0]?.join() === allDay.join();
}

/** Whether the spans of a day follow one another; only the last may end after midnight, and so before it begins. */
export function areInOrder(spans: readonly Span[]): boolean {
  return spans.every(([from, until], index) => {
    const next = spans[index + 1];
    return next ? from < until && until <= next[0] : from !== until;
  });
}
