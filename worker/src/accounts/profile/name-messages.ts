import type { NameProblem } from '@mboalink/shared/accounts/protected-names.ts';
import type { Language } from '@mboalink/shared/language.ts';

const messages: Record<Language, Record<NameProblem, string>> = {
  en: {
    institution:
      'is the name of a brand or a public office. Write the name of your own business, for example “Kiosque MTN Chez Paul”',
    alphabets: 'mixes letters of several alphabets. Write it in one alphabet that your customers read',
  },
  fr: {
    institution:
      'est le nom d’une marque ou d’un service public. Écrivez le nom de votre commerce, par exemple «\u00a0Kiosque MTN Chez Paul\u00a0»',
    alphabets:
      'mélange les lettres de plusieurs alphabets. Écrivez-le dans un seul alphabet, que vos clients lisent',
  },
};

/** What is wrong with a name, and what to write instead, as it follows the name of its field. */
export const nameMessage = (problem: NameProblem, language: Language): string => messages[language][problem];

/** Whether a reason is one of those that these words are for. */
export const isNameProblem = (reason: string): reason is NameProblem => Object.hasOwn(messages.en, reason);
