import { ownerTexts } from '@mboalink/db/public-texts.ts';
import {
  accountIdentities,
  consents,
  oneTimeCodes,
  sessions,
  spentTrials,
  users,
} from '@mboalink/db/schema/accounts.ts';
import { listings } from '@mboalink/db/schema/directory.ts';
import { textArray } from '@mboalink/db/sql/expressions.ts';
import { type InsertValues, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { RegisterInput } from '@mboalink/shared/accounts/calls.ts';
import { type UserType, userTypeOf } from '@mboalink/shared/accounts/user-types.ts';
import { quartierName } from '@mboalink/shared/catalogue/places.ts';
import { trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { termsVersion } from '@mboalink/shared/site.ts';
import { businessSlug } from '@mboalink/shared/slug.ts';
import { and, eq, exists, gt, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { trialEntry } from '../../billing/trial.ts';
import type { Context } from '../../context.ts';
import { isRunning } from '../../session/running-session.ts';
import { issueSession, setCookie } from '../../session/session-cookies.ts';
import { codesLock } from '../codes/one-time-code.ts';
import { identityHashes, takenIdentity } from '../identity.ts';
import { sendAfterAnswer } from '../mails/account-mails.ts';
import { selectUser, toCurrentUser } from '../profile/current-user.ts';
import { informOwner } from '../profile/inform-owner.ts';
import { readBrowser, type StartedOn, startSession } from '../session/start-session.ts';
import { checkRegistration } from './check-registration.ts';
import {
  existingAccount,
  type RegistrationQuestion,
  refusedRegistration,
  registrationQuestion,
} from './may-register.ts';
import { proofCookie, type RegistrationProof, readProof } from './prove-address.ts';

/**
 * Creates the account that a proven address asked for, with its listing, a seller's trial, the consent and its first
 * session, all or nothing in one request. A proof makes one account and one session: sent again, because an answer
 * was lost, it answers the same, as long as that session runs and was never renewed.
 */
export async function register(ctx: Context, sent: RegisterInput) {
  const proof = await readProof(ctx, sent.proof ?? ctx.cookies[proofCookie], sent.email);
  const input = checkRegistration(sent, ctx.language);
  const hashes = await identityHashes(ctx, input.email, input.whatsapp);
  const browser = await readBrowser(ctx);
  const question = await registrationQuestion(ctx, input, exists(unspentCode(ctx, proof)));
  const [, , [outcome], , [told], [found]] = await ctx.db
    .batch([
      ctx.db.select({ lock: codesLock(sql`${input.email}::text`) }).from(oneRow),
      question.counted,
      createAccount(ctx, input, proof, { hashes, deviceHash: browser.deviceHash, question }),
      startFirstSession(ctx, proof, browser),
      tellOwner(ctx, proof),
      selectUser(ctx, hasFirstSession(ctx, proof)),
    ])
    .catch(async (error: unknown) => {
      throw await existingAccount(ctx, takenIdentity(error) ?? error, input);
    });
  if (!found) throw await refusedRegistration(ctx, input, outcome);
  sendAfterAnswer(ctx, told?.mail);
  setCookie(ctx, proofCookie, '', 0);
  const session = { userId: found.user._id, sessionId: proof.codeId, generation: 1 };
  return { user: toCurrentUser(found.user, ctx), ...(await issueSession(ctx, session)) };
}

/** Over `users`: the account of the proof, while the session that came with it runs and was never renewed. */
function hasFirstSession({ db, now }: Context, { codeId }: RegistrationProof): SQL {
  const first = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.id, codeId), eq(sessions.userId, users.id), eq(sessions.generation, 1), isRunning(now)),
    );
  return sql`(${eq(users.registrationCodeId, codeId)} and ${exists(first)})`;
}

/** The session has the id of the code that was proven by, so that there is never a second one. */
function startFirstSession(ctx: Context, { codeId }: RegistrationProof, client: StartedOn) {
  const { db } = ctx;
  const account = db
    .$with('account')
    .as(db.select({ id: users.id }).from(users).where(eq(users.registrationCodeId, codeId)));
  const { ctes, started } = startSession(ctx, account, { ...client, id: codeId });
  return db
    .with(account, ...ctes)
    .select({ id: started.id })
    .from(started);
}

/** Where the new listing can be found, its page is open from the start, and its owner is told so. */
function tellOwner(ctx: Context, { codeId }: RegistrationProof) {
  const owner = ctx.db.select({ id: users.id }).from(users).where(eq(users.registrationCodeId, codeId));
  const { told, queued } = informOwner(ctx, inArray(listings.userId, owner));
  return ctx.db.with(told, queued.cte).select({ mail: queued.mail }).from(oneRow);
}

type Registering = { hashes: string[]; deviceHash: string; question: RegistrationQuestion };

function createAccount(
  ctx: Context,
  input: RegisterInput,
  proof: RegistrationProof,
  { hashes, deviceHash, question: { ctes, question, isFree } }: Registering,
) {
  const { db, now } = ctx;
  const language = input.language ?? ctx.language;
  const userType = userTypeOf(input.type, input.alsoBuys);
  const { name, email, whatsapp } = input;
  const person = { name, email, whatsapp, userType, language, deviceHash, createdAt: now, lastSeenAt: now };
  const inserted = insertSelect(users, { ...person, registrationCodeId: proof.codeId }, sql`where ${isFree}`);
  const account = db.$with('account', { id: users.id }).as(sql`${inserted} returning ${users.id}`);
  const userId = account.id;
  const consent = { userId, document: 'terms', version: termsVersion, language, agreedAt: now } as const;
  const trial = trialEntry(ctx, {
    userId,
    plan: input.selectedPlan,
    endsAt: trialEnd(ctx, hashes),
    source: sql`from ${account} where ${userType !== 'buyer'}`,
  });
  const identityHash = sql`unnest(${textArray(hashes)})`;
  const inserts = {
    trial,
    consent: insertSelect(consents, consent, sql`from ${account} where ${input.termsAgreed === true}`),
    identities: insertSelect(accountIdentities, { userId, identityHash }, sql`from ${account}`),
    listing: insertSelect(listings, listingOf(ctx, input, userType, userId), sql`from ${account}`),
  };
  // The code belongs to the account from here on, and goes with it: a proof is worth nothing after a deletion.
  const spent = db.$with('spent').as(
    db
      .update(oneTimeCodes)
      .set({ userId: sql`(select ${userId} from ${account})` })
      .where(sql`${eq(oneTimeCodes.id, proof.codeId)} and exists (select from ${account})`),
  );
  const written = Object.entries(inserts).map(([name, insert]) => db.$with(name, {}).as(insert));
  const { isProven, isTaken, isUnpaid } = question;
  return db
    .with(...ctes, account, spent, ...written)
    .select({ isProven, isTaken, isUnpaid })
    .from(question);
}

/** The code of a proof that no account came of yet. */
function unspentCode({ db }: Context, { codeId, email }: RegistrationProof) {
  return db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.id, codeId),
        eq(oneTimeCodes.purpose, 'registration'),
        eq(oneTimeCodes.subject, email),
        isNotNull(oneTimeCodes.consumedAt),
        isNull(oneTimeCodes.userId),
      ),
    );
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
    slug: businessSlug(businessName, ctx.createId()),
    businessName,
    ...ownerTexts(input),
    openingHours: input.hours,
    prices: input.prices,
    languages: input.languages,
    categorySlug: input.category,
    subcategorySlug: input.subcategory,
    itemSlugs: input.items ?? [],
    regionSlug: input.region,
    citySlug: input.city,
    quartier: input.quartier ? quartierName(input.quartier, input.city) : null,
    landmark: input.landmark || null,
    joinedAt: ctx.now,
  };
}

/** When a trial that starts now ends: in 30 days, or at once for somebody who had theirs before they left. */
export function trialEnd({ db, now }: Context, identityHashes: string[]): SQL {
  const hadOne = db
    .select({ identityHash: spentTrials.identityHash })
    .from(spentTrials)
    .where(and(inArray(spentTrials.identityHash, identityHashes), gt(spentTrials.keptUntil, now)));
  return sql`case when ${exists(hadOne)} then ${instant(now)}
    else ${instant(now)} + make_interval(days => ${trialDays}::int) end`;
}
