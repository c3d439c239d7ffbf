import { consents, users } from '@mboalink/db/schema/accounts.ts';
import { subscriptions } from '@mboalink/db/schema/billing.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { type InsertValues, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import type { RegisterInput } from '@mboalink/shared/accounts/calls.ts';
import { type UserType, userTypeOf } from '@mboalink/shared/accounts/user.ts';
import { slugify } from '@mboalink/shared/slug.ts';
import { termsVersion } from '@mboalink/shared/terms.ts';
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ensureDevice } from '../../session/client-identity.ts';
import { issueSession, setCookie } from '../../session/session-cookies.ts';
import { selectUser, toCurrentUser } from '../profile/current-user.ts';
import { startSession } from '../session/start-session.ts';
import { takenIdentity } from '../taken-identity.ts';
import { checkRegistration } from './check-registration.ts';
import { registrationLock } from './registration-lock.ts';
import { proofCookie, type RegistrationProof, readProof } from './registration-proof.ts';
import { identityHashesOf, trialEnd } from './spent-trial.ts';

/**
 * Creates the account that a proven address asked for, with its listing, a seller's trial, the consent and a
 * first session, all or nothing in one request. Sent twice with one proof, it answers the same account twice.
 */
export async function register(ctx: Context, sent: RegisterInput) {
  const proof = await readProof(ctx, sent.proof ?? ctx.cookies[proofCookie], sent.email);
  const input = checkRegistration(sent, ctx.language);
  const identityHashes = await identityHashesOf(ctx, input);
  const isProven = eq(users.registrationCodeId, proof.codeId);
  const [, , [session], [found]] = await ctx.db
    .batch([
      registrationLock(ctx, input.email),
      createAccount(ctx, input, proof, identityHashes),
      startFirstSession(ctx, proof, await ensureDevice(ctx)),
      selectUser(ctx, isProven),
    ])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  if (!found || !session) throw new Error('a registration left no account');
  setCookie(ctx, proofCookie, '', 0);
  return {
    user: toCurrentUser(found.user, ctx.language),
    ...(await issueSession(ctx, { userId: found.user._id, sessionId: session.id, generation: 1 })),
  };
}

function startFirstSession(ctx: Context, { codeId }: RegistrationProof, deviceHash: string) {
  const { db } = ctx;
  const account = db
    .$with('account')
    .as(db.select({ id: users.id }).from(users).where(eq(users.registrationCodeId, codeId)));
  const { ctes, started } = startSession(ctx, account, deviceHash);
  return db
    .with(account, ...ctes)
    .select({ id: started.id })
    .from(started);
}

function createAccount(
  ctx: Context,
  input: RegisterInput,
  { codeId }: RegistrationProof,
  identityHashes: string[],
) {
  const { db, now } = ctx;
  const userType = userTypeOf(input.type, input.alsoBuys);
  const language = input.language ?? ctx.language;
  const account = db.$with('account').as(
    db
      .insert(users)
      .values({
        name: input.name,
        email: input.email,
        whatsapp: input.whatsapp,
        userType,
        language,
        registrationCodeId: codeId,
        createdAt: now,
        lastSeenAt: now,
      })
      .onConflictDoNothing({ target: users.registrationCodeId })
      .returning({ id: users.id }),
  );
  const trial = db.$with('trial', {}).as(
    insertSelect(
      subscriptions,
      {
        userId: account.id,
        plan: input.selectedPlan ?? 'basic',
        trialEndsAt: trialEnd(ctx, identityHashes),
        createdAt: now,
      },
      sql`from ${account} where ${userType !== 'buyer'}`,
    ),
  );
  const consent = db
    .$with('consent', {})
    .as(
      insertSelect(
        consents,
        { userId: account.id, document: 'terms', version: termsVersion, language, agreedAt: now },
        sql`from ${account} where ${input.termsAgreed === true}`,
      ),
    );
  const listing = db
    .$with('listing', {})
    .as(insertSelect(listings, listingOf(ctx, input, userType, account.id), sql`from ${account}`));
  return db.with(account, trial, consent, listing).select({ id: account.id }).from(account);
}

function listingOf(
  ctx: Context,
  input: RegisterInput,
  userType: UserType,
  userId: SQLWrapper,
): InsertValues<typeof listings> {
  const businessName = input.businessName || input.name;
  return {
    userId,
    userType,
    slug: `${slugify(businessName).slice(0, 60) || 'contact'}-${ctx.createId().slice(0, 8)}`,
    businessName,
    description: input.description ?? '',
    keywords: input.keywords ?? [],
    categorySlug: input.category,
    subcategorySlug: input.subcategory,
    regionSlug: input.region,
    citySlug: input.city,
    quartier: input.quartier || null,
    landmark: input.landmark || null,
    joinedAt: ctx.now,
  };
}
