import { isReserved } from '@mboalink/shared/accounts/short-name.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { contactWaysIn } from '../../directory/contact-ways/contact-ways-in.ts';
import { nameProblem } from './name-problem.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

const names: ReadonlySet<string> = new Set(['name', 'businessName']);

/**
 * Why nobody may write that anew: a number, an e-mail address or a link; in a name, also what passes itself off as somebody,
 * and of a short link what nobody is called.
 */
function reasonOf(field: string, text: string | null | undefined) {
  if (!text) return undefined;
  const [way] = contactWaysIn(text);
  if (way) return way.kind;
  if (field === 'shortName') return isReserved(text) ? 'reserved' : undefined;
  return names.has(field) ? nameProblem(text) : undefined;
}

/** Those of the texts, by their fields, that nobody may write anew. */
export function refusedTexts<Typed extends Texts>(texts: Typed): Partial<Typed> {
  const refused = Object.entries(texts).filter(([field, text]) => reasonOf(field, text));
  return Object.fromEntries(refused) as Partial<Typed>;
}

/** One line for each of these texts, of the first that is wrong with it: what to do instead. */
export function textErrors(texts: Texts, language: Language): FieldError[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    const reason = reasonOf(field, text);
    return reason ? [{ field, message: reasonMessage(reason, language) }] : [];
  });
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
