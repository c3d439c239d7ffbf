import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { contactWaysIn } from '../../directory/contact-ways/contact-ways-in.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

/** Those of the texts, by their fields, that hold a number, an e-mail address or a link. */
export function textsWithWays<Typed extends Texts>(texts: Typed): Partial<Typed> {
  const withWays = Object.entries(texts).filter(([, text]) => text && contactWaysIn(text).length > 0);
  return Object.fromEntries(withWays) as Partial<Typed>;
}

/** One line for each of these texts, of the first way that it holds: what to do instead. */
export function wayErrors(texts: Texts, language: Language): FieldError[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    const [way] = contactWaysIn(text ?? '');
    return way ? [{ field, message: reasonMessage(way.kind, language) }] : [];
  });
}

/** Throws `validation_failed` for what holds a way and was sent anew: `kept` says whether a field had that text before. */
export function requireKept(
  texts: Texts,
  language: Language,
  kept: (field: string, text: string) => boolean,
): void {
  const errors = wayErrors(texts, language).filter(({ field }) => !kept(field, texts[field] ?? ''));
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
}
