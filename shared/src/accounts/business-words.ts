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
