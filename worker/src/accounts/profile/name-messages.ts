import type { Language } from '@mboalink/shared/language.ts';
import type { NameProblem } from './name-problem.ts';
import type { PlaceProblem } from './place-problem.ts';

type Problem = NameProblem | PlaceProblem;

const en: Record<Problem, string> = {
  institution:
    'sounds like a brand or a public office speaking (“official”, “support”, “customer service” …). Write the name of your own business, for example “Kiosque MTN Chez Paul”',
  disguised:
    'spells a brand with other letters or figures. Write it plainly, with your own name, for example “Orange Money Chez Paul”',
  ours: 'cannot hold “Mboalink”, which is the name of this directory. Write the name of your own business',
  alphabets:
    'mixes letters of several alphabets in one word, or uses one that nobody reads here. Write each word in a single alphabet that your customers read',
  verified: 'cannot say “verified” or hold a tick: only Mboalink says what was verified. Leave it out',
  speaks:
    'sounds like Mboalink or a brand speaking (“official”, “support”, “customer service” …). Write what is yours or what is near, for example “Opposite the MTN agency”',
};

const fr: Record<Problem, string> = {
  institution:
    'semble parler au nom d’une marque ou d’un service public («\u00a0officiel\u00a0», «\u00a0support\u00a0», «\u00a0service client\u00a0»…). Écrivez le nom de votre commerce, par exemple «\u00a0Kiosque MTN Chez Paul\u00a0»',
  disguised:
    'écrit une marque avec d’autres lettres ou des chiffres. Écrivez-la simplement, avec votre nom, par exemple «\u00a0Orange Money Chez Paul\u00a0»',
  ours: 'ne peut contenir «\u00a0Mboalink\u00a0», qui est le nom de cet annuaire. Écrivez le nom de votre commerce',
  alphabets:
    'mélange dans un mot les lettres de plusieurs alphabets, ou en emploie un que personne ne lit ici. Écrivez chaque mot dans un seul alphabet, que vos clients lisent',
  verified:
    'ne peut dire «\u00a0vérifié\u00a0» ni contenir de coche\u00a0: seul Mboalink dit ce qui est vérifié. Enlevez-le',
  speaks:
    'semble parler au nom de Mboalink ou d’une marque («\u00a0officiel\u00a0», «\u00a0support\u00a0», «\u00a0service client\u00a0»…). Écrivez ce qui est à vous ou ce qui est à côté, par exemple «\u00a0Face à l’agence MTN\u00a0»',
};

const wordings: Record<Language, Record<Problem, string>> = { en, fr };

/** What is wrong with a name, a place or a price, and what to write instead, as it follows the name of its field. */
export const nameMessage = (problem: Problem, language: Language): string => wordings[language][problem];

/** Whether it is one of those that these words are for. */
export const isNameProblem = (reason: string): reason is Problem => Object.hasOwn(en, reason);
