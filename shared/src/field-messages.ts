import type { core } from 'zod/mini';
import type { Language } from './language.ts';

type Words = {
  required: string;
  email: string;
  phone: string;
  twoNumbers: string;
  identifier: string;
  code: string;
  twoCodes: string;
  oneLine: string;
  lettersAndDigits: string;
  likeACode: string;
  reserved: string;
  twice: string;
  tooManyHeld: string;
  dayAhead: string;
  unprintable: string;
  nameless: string;
  number: string;
  mail: string;
  link: string;
  unknown: (nearest: string) => string;
  terms: string;
  country: string;
  wrong: string;
  tooShort: (minimum: number) => string;
  tooLong: (maximum: number) => string;
  tooSmall: (minimum: number) => string;
  tooBig: (maximum: number) => string;
  oneOf: (values: string) => string;
};

const en: Words = {
  required: 'is required',
  email: 'is not an e-mail address',
  phone: 'is not a Cameroon number (9 digits that begin with 6, 7 or 2, for example 671234567)',
  twoNumbers: 'holds two numbers: keep one',
  identifier: 'is neither an e-mail address nor a Cameroon number',
  code: 'must be exactly 6 digits',
  twoCodes: 'holds two codes: keep one',
  oneLine: 'must stay on one line',
  lettersAndDigits: 'may have letters without accents and digits only',
  likeACode: 'must not have exactly 8 characters, as the random links do',
  twice: 'is there twice',
  reserved: 'is kept for Mboalink or for a brand',
  tooManyHeld:
    'cannot be another new one yet: those that you gave up are still held for you. Take one of them back, or wait until one is free',
  dayAhead: 'must be a day after today, within a year',
  unprintable: 'contains characters that cannot be shown',
  nameless: 'needs at least one letter or digit',
  number: 'cannot hold a phone number: the number has its own field',
  mail: 'cannot hold an e-mail address: the address has its own field',
  link: 'cannot hold a link or the name of an account elsewhere: take it out, or leave a space behind the dot',
  unknown: (nearest) => `is not in our list${nearest && `; the nearest is “${nearest}”`}`,
  country: 'is not served: only Cameroon is',
  terms: 'Please agree to the Terms of Service before registering.',
  wrong: 'is missing or not of the right kind',
  tooShort: (minimum) => `needs at least ${minimum} characters`,
  tooLong: (maximum) => `may have at most ${maximum} characters`,
  tooSmall: (minimum) => `must be at least ${minimum}`,
  tooBig: (maximum) => `must be at most ${maximum}`,
  oneOf: (values) => `must be one of ${values}`,
};

const fr: Words = {
  required: 'est obligatoire',
  email: 'n’est pas une adresse e-mail',
  phone: 'n’est pas un numéro camerounais (9 chiffres qui commencent par 6, 7 ou 2, par exemple 671234567)',
  twoNumbers: 'contient deux numéros\u00a0: gardez-en un',
  identifier: 'n’est ni une adresse e-mail ni un numéro camerounais',
  code: 'doit avoir exactement 6 chiffres',
  twoCodes: 'contient deux codes\u00a0: gardez-en un',
  oneLine: 'doit tenir sur une ligne',
  lettersAndDigits: 'ne peut avoir que des lettres sans accent et des chiffres',
  likeACode: 'ne peut avoir exactement 8 caractères, comme les liens tirés au hasard',
  twice: 'figure deux fois',
  reserved: 'est réservé à Mboalink ou à une marque',
  tooManyHeld:
    'ne peut pas encore changer\u00a0: ceux que vous avez quittés vous sont encore gardés. Reprenez l’un d’eux, ou attendez qu’un se libère',
  dayAhead: 'doit être un jour à venir, d’ici un an',
  unprintable: 'contient des caractères qui ne peuvent pas s’afficher',
  nameless: 'demande au moins une lettre ou un chiffre',
  number: 'ne peut contenir de numéro de téléphone\u00a0: le numéro a sa propre case',
  mail: 'ne peut contenir d’adresse e-mail\u00a0: l’adresse a sa propre case',
  link: 'ne peut contenir de lien ni de nom de compte ailleurs\u00a0: enlevez-le, ou laissez un espace après le point',
  unknown: (nearest) =>
    `n’est pas dans notre liste${nearest && `\u00a0; le plus proche est «\u00a0${nearest}\u00a0»`}`,
  country: 'n’est pas servi\u00a0: seul le Cameroun l’est',
  terms: 'Vous devez accepter les conditions',
  wrong: 'manque ou n’a pas la bonne forme',
  tooShort: (minimum) => `demande au moins ${minimum} caractères`,
  tooLong: (maximum) => `ne peut dépasser ${maximum} caractères`,
  tooSmall: (minimum) => `doit être au moins ${minimum}`,
  tooBig: (maximum) => `doit être au plus ${maximum}`,
  oneOf: (values) => `doit être l’une de ces valeurs\u00a0: ${values}`,
};

const wordings: Record<Language, Words> = { en, fr };

/** Our schemas name these reasons in place of a message. */
const reasons = [
  'required',
  'email',
  'phone',
  'twoNumbers',
  'identifier',
  'code',
  'twoCodes',
  'oneLine',
  'lettersAndDigits',
  'likeACode',
  'reserved',
  'twice',
  'tooManyHeld',
  'dayAhead',
  'unprintable',
  'nameless',
  'number',
  'mail',
  'link',
  'terms',
  'country',
] as const;

type Reason = (typeof reasons)[number];

/** The words of one of our own reasons. */
export function reasonMessage(reason: Reason, language: Language): string {
  return wordings[language][reason];
}

/** The words for a field that another call changes, named by its method and path. */
export function changedByMessage(call: string, language: Language): string {
  return language === 'fr' ? `se change par ${call}` : `is changed by ${call}`;
}

/** Says that a field names nothing that we know, and what it is spelled most like, if anything is near. */
export function unknownMessage(nearest: string, language: Language): string {
  return wordings[language].unknown(nearest);
}

/** What is wrong with one field, in a few words that follow its name. The same on screen and in the API. */
export function fieldMessage(issue: core.$ZodIssue, language: Language): string {
  const words = wordings[language];
  const reason = reasons.find((name) => name === issue.message);
  if (reason) return words[reason];
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return words.tooShort(Number(issue.minimum));
    return words.tooSmall(Number(issue.minimum));
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return words.tooLong(Number(issue.maximum));
    return words.tooBig(Number(issue.maximum));
  }
  if (issue.code === 'invalid_value') return words.oneOf(issue.values.filter(Boolean).join(', '));
  return words.wrong;
}
