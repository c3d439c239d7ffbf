import type { Price } from '@mboalink/shared/accounts/business-details.ts';
import { nameProblem } from '@mboalink/shared/accounts/protected-names.ts';
import { isReserved } from '@mboalink/shared/accounts/short-name.ts';
import { contactDetailKinds } from '@mboalink/shared/directory/contact-details.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { isNameProblem, nameMessage } from './name-messages.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

/**
 * Why nobody may write that anew: contact details anywhere; as a name also that of an institution, and as a short link what
 * nobody is called.
 */
function reasonOf(field: string, text: string) {
  // A short link has no spaces.
  const spaced = field === 'shortName' ? text.replace(/(?<=[a-z])(?=\d)/g, ' ') : text;
  const [detail] = contactDetailKinds(spaced);
  if (detail) return detail;
  if (field === 'shortName') return isReserved(text) ? 'reserved' : undefined;
  if (field === 'businessName') return nameProblem(text);
  return field === 'name' ? nameProblem(text, 'person') : undefined;
}

type Reason = NonNullable<ReturnType<typeof reasonOf>>;

/** Why those that nobody may write anew are refused, by their fields. */
function reasonsOf(texts: Texts): [field: string, reason: Reason][] {
  return Object.entries(texts).flatMap(([field, text]): [string, Reason][] => {
    const reason = text ? reasonOf(field, text) : undefined;
    return reason ? [[field, reason]] : [];
  });
}

const messageOf = (reason: Reason, language: Language): string =>
  isNameProblem(reason) ? nameMessage(reason, language) : reasonMessage(reason, language);

/** The labels of prices as texts, by their fields. */
export function labelsOf(prices: readonly Price[] = []): Record<string, string> {
  return Object.fromEntries(prices.map(({ label }, index) => [`prices.${index}.label`, label]));
}

/** Those of the texts, by their fields, that nobody may write anew. */
export function refusedTexts<Typed extends Texts>(texts: Typed): Partial<Typed> {
  return Object.fromEntries(reasonsOf(texts).map(([field]) => [field, texts[field]])) as Partial<Typed>;
}

/** One line for each of these texts, of the first that is wrong with it: what to do instead. */
export function textErrors(texts: Texts, language: Language): FieldError[] {
  return reasonsOf(texts).map(([field, reason]) => ({ field, message: messageOf(reason, language) }));
}

/** Throws `validation_failed` for what is refused and was sent anew: `kept` says whether a field had that text before. */
export function requireKept(
  texts: Texts,
  language: Language,
  kept: (field: string, text: string) => boolean,
): void {
  const errors = textErrors(texts, language).filter(({ field }) => !kept(field, texts[field] ?? ''));
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}
