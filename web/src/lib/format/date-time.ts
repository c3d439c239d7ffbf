import { country } from '@mboalink/shared/catalogue/country.ts';

/** '20 Nov 2026, 14:30', by the clock in Douala. */
export function dateTime(instant: string, language: string): string {
  const formatter = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: country.timeZone,
  });
  return formatter.format(new Date(instant));
}
