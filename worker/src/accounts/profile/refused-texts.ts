import type { Price } from '@mboalink/shared/accounts/business-details.ts';
import { isReserved } from '@mboalink/shared/accounts/short-name.ts';
import { contactWaysIn } from '@mboalink/shared/directory/contact-ways/contact-ways-in.ts';
import {
  pricesWithNumbers,
  spreadNumbersIn,
} from '@mboalink/shared/directory/contact-ways/spread-numbers.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { isNameProblem, nameMessage } from './name-messages.ts';
import { nameProblem } from './name-problem.ts';
import { placeProblem } from './place-problem.ts';
import { spelledWay } from './spelled-ways.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

/**
 * Why nobody may write that anew: a number, an e-mail address or a link; in a name, also what passes itself off as somebody,
 * in a place or a price what speaks for them, and of a short link what nobody is called.
 */
function reasonOf(field: string, text: string) {
  if (field.endsWith('.fromXaf')) return 'number';
  // A number in the label of a price is masked with its amount.
  if (field.startsWith('prices.')) return placeProblem(text);
  const [found] = contactWaysIn(text, 'line');
  // A word of letters and figures, as many as somebody likes, is read as no number.
  if (field === 'shortName') return found?.kind ?? (isReserved(text) ? 'reserved' : undefined);
  const way = found?.kind ?? spelledWay(text);
  if (way) return way;
  if (field === 'name') return nameProblem(text, 'person');
  return field === 'businessName' ? nameProblem(text) : placeProblem(text);
}

type Reason = NonNullable<ReturnType<typeof reasonOf>>;

/** Fields that stand beside each other on a page: a number may begin in one and go on in the next. */
const isBeside = (field: string) => /^businessName$|(?:^|\.)(?:quartier|landmark)$/.test(field);

/** Why those that nobody may write anew are refused, by their fields. */
function reasonsOf(texts: Texts): Map<string, Reason> {
  const beside = Object.keys(texts).filter(isBeside);
  const spread = spreadNumbersIn(beside.map((field) => texts[field]));
  const spelling = new Set(beside.filter((_, at) => spread.has(at)));
  return new Map(
    Object.entries(texts).flatMap(([field, text]): [string, Reason][] => {
      const reason = (text && reasonOf(field, text)) || (spelling.has(field) ? 'number' : undefined);
      return reason ? [[field, reason]] : [];
    }),
  );
}

const messageOf = (reason: Reason, language: Language): string =>
  isNameProblem(reason) ? nameMessage(reason, language) : reasonMessage(reason, language);

/** The labels of prices as texts, by their fields, and of those that hold or spell a number what they cost. */
export function labelsOf(prices: readonly Price[] = []): Record<string, string> {
  const withNumbers = pricesWithNumbers(prices);
  return Object.fromEntries(
    prices.flatMap(({ label, fromXaf }, index) => [
      [`prices.${index}.label`, label],
      ...(withNumbers.has(index) ? [[`prices.${index}.fromXaf`, String(fromXaf)]] : []),
    ]),
  );
}

/** Those of the texts, by their fields, that nobody may write anew. */
export function refusedTexts<Typed extends Texts>(texts: Typed): Partial<Typed> {
  const reasons = reasonsOf(texts);
  const refused = Object.entries(texts).filter(([field]) => reasons.has(field));
  return Object.fromEntries(refused) as Partial<Typed>;
}

/** One line for each of these texts, of the first that is wrong with it: what to do instead. */
export function textErrors(texts: Texts, language: Language): FieldError[] {
  return [...reasonsOf(texts)].map(([field, reason]) => ({ field, message: messageOf(reason, language) }));
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
