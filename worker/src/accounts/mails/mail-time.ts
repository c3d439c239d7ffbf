import { type Language, locales } from '@mboalink/shared/language.ts';

/** An instant as people in Cameroon read it, with the hour of Douala. */
export function mailTime(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Douala',
  }).format(instant);
}
