import type { Price } from '@mboalink/shared/accounts/business-details.ts';
import { type NameProblem, nameProblem } from '@mboalink/shared/accounts/protected-names.ts';
import { isReserved } from '@mboalink/shared/accounts/short-name.ts';
import { contactDetailKind } from '@mboalink/shared/directory/contact-details.ts';
import type { FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

/**
 * Why nobody may write that: contact details anywhere; as a name also that of an institution, and as a short link what
 * nobody is called.
 */
function reasonOf(field: string, text: string) {
  // A short link has no spaces.
  const spaced = field === 'shortName' ? text.replace(/(?<=[a-z])(?=\d)/g, ' ') : text;
  const detail = contactDetailKind(spaced);
  if (detail) return detail;
  if (field === 'shortName') return isReserved(text) ? 'reserved' : undefined;
  if (field === 'businessName') return nameProblem(text);
  return field === 'name' ? nameProblem(text, 'person') : undefined;
}

/** The labels of prices as texts, by their fields. */
export function labelsOf(prices: readonly Price[] = []): Record<string, string> {
  return Object.fromEntries(prices.map(({ label }, index) => [`prices.${index}.label`, label]));
}

/** One line for each of these texts, by their fields, that nobody may write: what to do instead. */
export function textErrors(texts: Texts, language: Language): FieldError[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    const reason = text ? reasonOf(field, text) : undefined;
    if (!reason) return [];
    const message = isNameProblem(reason) ? messages[language][reason] : reasonMessage(reason, language);
    return [{ field, message }];
  });
}

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

/** Whether a reason is one of those that these words are for. */
const isNameProblem = (reason: string): reason is NameProblem => Object.hasOwn(messages.en, reason);
