import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import type { Price } from '@mboalink/shared/accounts/business-details.ts';
import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import { type NameProblem, nameProblem } from '@mboalink/shared/accounts/protected-names.ts';
import { isReserved } from '@mboalink/shared/accounts/short-name.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { quartierName } from '@mboalink/shared/catalogue/quartier-name.ts';
import { contactDetailKind } from '@mboalink/shared/directory/contact-details.ts';
import { AppError, type FieldError } from '@mboalink/shared/errors.ts';
import { reasonMessage } from '@mboalink/shared/field-messages.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;

/**
 * Why nobody may write that anew: contact details anywhere; as a name also that of an institution, and as a short link what
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

const textsOf = ({ name, businessName, quartier, landmark, prices }: ProfileInput) => ({
  own: { name },
  listed: { businessName, quartier, landmark },
  labels: labelsOf(prices),
});

/**
 * Over `users`: the names and the address that are refused where they are new are as they were. Forms send all that they show, and
 * who has such a name from before may change the rest.
 */
export function keepsRefused({ db }: MemberContext, input: ProfileInput): SQL | undefined {
  const { own, listed, labels } = textsOf(input);
  const { name } = refusedTexts(own);
  const { userId, prices, ...columns } = listings;
  const same = [
    ...Object.entries(refusedTexts(listed)).flatMap(([field, text]) =>
      text ? [eq(columns[field as keyof typeof listed], text)] : [],
    ),
    ...Object.entries(refusedTexts(labels)).map(
      ([, label]) => sql`${prices} @> ${JSON.stringify([{ label }])}::jsonb`,
    ),
  ];
  const listing = db
    .select({ userId })
    .from(listings)
    .where(and(eq(userId, users.id), ...same));
  return and(name ? eq(users.name, name) : undefined, same.length > 0 ? exists(listing) : undefined);
}

/** Throws `validation_failed` for those that are new. */
export function requireKeptTexts(input: ProfileInput, user: CurrentUser, language: Language): void {
  const { own, listed, labels } = textsOf(input);
  const kept: Readonly<Record<string, unknown>> = user;
  requireKept({ ...own, ...listed, ...labels }, language, (field, text) =>
    field in labels ? user.prices.some(({ label }) => label === text) : kept[field] === text,
  );
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

/** What is wrong with a name, and what to write instead, as it follows the name of its field. */
const nameMessage = (problem: NameProblem, language: Language): string => messages[language][problem];

/** Whether a reason is one of those that these words are for. */
const isNameProblem = (reason: string): reason is NameProblem => Object.hasOwn(messages.en, reason);

/** A quartier as it is kept, by the name that the catalogue has for it. What would be refused anew stays as it stood. */
export function namedQuartier(typed: string, city?: string): string {
  return refusedTexts({ quartier: typed }).quartier ? typed : quartierName(typed, city);
}
