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
