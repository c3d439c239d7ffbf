import { accountIdentities, users } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodeGuess } from '@mboalink/shared/accounts/credentials.ts';
import { and, eq, exists, ne, or, type SQL, type SQLWrapper, sql, type WithSubquery } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type QueuedMail, queueMail } from '../outbox/queue-mail.ts';
import { isMember } from '../session/running-session.ts';
import type { MemberContext } from '../trpc.ts';
import { checkChangeCode, requireMatch } from './codes/check-code.ts';
import { codeTypedCte } from './codes/fresh-code.ts';
import { sendCode } from './codes/send-code.ts';
import { hasMailbox, identityHashes, maskEmail, takenIdentity } from './identity.ts';
import { sendAfterAnswer } from './mails/account-mails.ts';
import { requireCurrentUser, selectCurrentUser } from './profile/current-user.ts';

type Change = {
  field: 'email' | 'whatsapp';
  newValue: string;
  /** The address that the code is mailed to. */
  subject: SQLWrapper;
};

/** Mails the code that permits a change of what belongs to one account only, unless another account has it. */
async function requestChange(ctx: MemberContext, { field, newValue, subject: address }: Change) {
  const other = alias(users, 'other');
  // Their own mailbox may be spelled anew.
  const isTheirs = and(hasMailbox(newValue, other.mailbox), ne(other.id, ctx.viewer.userId));
  const taken = ctx.db
    .select({ id: other.id })
    .from(other)
    .where(or(eq(other[field], newValue), field === 'email' ? isTheirs : undefined));
  const { sent, subject } = await sendCode(ctx, {
    purpose: `${field}_change`,
    recipient: {
      from: users,
      where: isMember(ctx),
      subject: address,
      isTaken: exists(taken),
      newValue,
      newIdentityHashes: await identityHashes(ctx, newValue),
    },
    missing: 'unauthenticated',
  });
  return { ...sent, sentTo: maskEmail(subject) };
}

/** Mails a code to the new address: it must answer before it takes the place of the old one. */
export function requestEmailChange(ctx: MemberContext, { newEmail }: { newEmail: string }) {
  return requestChange(ctx, { field: 'email', newValue: newEmail, subject: sql`${newEmail}::text` });
}

/** Mails a code to the account's e-mail address, as the permission to change the number. */
export function requestWhatsappChange(ctx: MemberContext, { newWhatsApp }: { newWhatsApp: string }) {
  return requestChange(ctx, { field: 'whatsapp', newValue: newWhatsApp, subject: users.email });
}

type Guess = Awaited<ReturnType<typeof checkChangeCode>>['guess'];

/** Adds a new e-mail address or number to what the account is recognised by, once its code was right. */
function recognisedCte({ db, viewer }: MemberContext, guess: Guess) {
  const statement = insertSelect(
    accountIdentities,
    { userId: viewer.userId, identityHash: sql`unnest(${guess.newIdentityHashes})` },
    sql`from ${guess} where ${guess.isRight}`,
  );
  return db.$with('recognised', {}).as(sql`${statement} on conflict do nothing`);
}

type Told = { recipient: SQLWrapper; language: SQLWrapper; about: SQLWrapper; source: SQL };

/** Makes the change of which somebody typed the code, and tells the account's address, the one before, by a mail that `queue` writes. */
async function verifyChange(
  ctx: MemberContext,
  field: Change['field'],
  input: CodeGuess,
  queue: (newValue: string, told: Told) => { cte: WithSubquery; mail: SQL<QueuedMail | null> },
) {
  const { db } = ctx;
  const purpose = `${field}_change` as const;
  const { newValue, lock, ctes, guess, outcome } = await checkChangeCode(ctx, purpose, input);
  const before = db
    .$with('before')
    .as(db.select({ email: users.email, language: users.language }).from(users).where(isMember(ctx)));
  const changed = db.$with('changed').as(
    db
      .update(users)
      .set({ [field]: sql`${guess.newValue}` })
      .from(guess)
      .where(and(isMember(ctx), sql`${guess.isRight}`)),
  );
  const told = queue(newValue ?? '', {
    recipient: before.email,
    language: before.language,
    about: guess.id,
    source: sql`from ${before}, ${guess} where ${guess.isRight}`,
  });
  const changes = [before, changed, recognisedCte(ctx, guess), codeTypedCte(ctx, purpose, guess), told.cte];
  const [, [row], found] = await db
    .batch([
      lock,
      db
        .with(...ctes, ...changes)
        .select({ codeCheck: outcome, mail: told.mail })
        .from(oneRow),
      selectCurrentUser(ctx),
    ])
    .catch((error: unknown) => {
      throw takenIdentity(error) ?? error;
    });
  const answer = requireCurrentUser(ctx, found);
  requireMatch(row?.codeCheck, purpose, ctx.now);
  sendAfterAnswer(ctx, row?.mail);
  return answer;
}

/** Changes the e-mail address by the code that the new one received. */
export function verifyEmailChange(ctx: MemberContext, input: CodeGuess) {
  return verifyChange(ctx, 'email', input, (newEmail, told) =>
    queueMail(ctx, 'email-changed', { ...told, payload: { newEmail: sql`${maskEmail(newEmail)}::text` } }),
  );
}

/** Changes the WhatsApp number by the code that the account's address received. */
export function verifyWhatsappChange(ctx: MemberContext, input: CodeGuess) {
  return verifyChange(ctx, 'whatsapp', input, (number, told) =>
    queueMail(ctx, 'whatsapp-changed', {
      ...told,
      payload: { newNumber: sql`${`…${number.slice(-4)}`}::text` },
    }),
  );
}
