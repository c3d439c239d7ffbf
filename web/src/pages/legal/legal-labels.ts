import type { Language } from '@mboalink/shared/language.ts';

type LegalLabels = { contents: string; lastChanged: (date: string) => string };

/** What stands around a legal text. */
export const legalLabels: Record<Language, LegalLabels> = {
  en: { contents: 'On this page', lastChanged: (date) => `Last changed on ${date}` },
  fr: { contents: 'Sur cette page', lastChanged: (date) => `Dernière modification le ${date}` },
};
