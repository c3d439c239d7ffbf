import { users } from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import type { ProfileInput } from '@mboalink/shared/accounts/calls.ts';
import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { MemberContext } from '../../trpc.ts';
import { labelsOf, refusedTexts, requireKept } from './refused-texts.ts';

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
