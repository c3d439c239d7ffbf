import { oneTimeCodes, users } from '@mboalink/db/schema/accounts.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import { AppError, type ErrorCode } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { and, desc, eq, gt, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { challengeRequired, type SolvedChallenge, spendChallenge, verifyChallenge } from '../../challenge.ts';
import type { Context } from '../../context.ts';
import { rateLimited } from '../../errors/error-answer.ts';
import { countUse, hourlyLimits, isUsedUp, secondsUntilHourEnds } from '../../session/counted-limits.ts';
import { codeMail } from '../mails/code-mail.ts';
import { type CodeDigits, codesLock, digitsOf, isOpen, signInLink } from './one-time-code.ts';

/** Whom a code is for; nobody where `where` finds no row. */
export type Recipient = {
  /** `users` for the code of an account, `oneRow` for an address that has none. */
  from: typeof users | typeof oneRow;
  where?: SQL | undefined;
  /** The address that it is mailed to. */
  subject: SQLWrapper;
  /** Whether somebody else has what it would prove or change: then nothing is mailed. */
  isTaken?: SQL;
  /** What the code will change. */
  newValue?: string;
  /** By what the account is recognised once that has changed. */
  newIdentityHashes?: string[];
};

const hourSeconds = 60 * 60;

type CodeRequest = {
  purpose: CodePurpose;
  recipient: Recipient;
  /** The error where there is no recipient. */
  missing: ErrorCode | AppError;
};

const mailsPerHour = { name: 'code-mails', quota: codeLimits.mailsPerHour, windowSeconds: hourSeconds };

/** At the latest an hour after the last one there is room for another. */
const secondsUntilNextMail = ({ now }: Pick<Context, 'now'>, lastAt: Date) =>
  hourSeconds - Math.floor((now.getTime() - lastAt.getTime()) / 1000);

const perNetworkHour = { name: 'codes', quota: codeLimits.perNetworkHour, windowSeconds: hourSeconds };

/**
 * Mails the one active code of an address and purpose: a new one, or the same again as long as it is good. Past three
 * mails in an hour nothing is mailed, and the answer is the same as long as the last code is good; then it says when to ask. Past thirty requests in an hour a network solves a
 * challenge for each, whatever is answered. `subject` is the address, which the answer to a stranger does not say.
 */
export async function sendCode(ctx: Context, { purpose, recipient, missing }: CodeRequest) {
  const { db } = ctx;
  const networks = await hourlyLimits(ctx, { what: 'codes', most: codeLimits.perNetworkHour });
  const solved = await verifyChallenge(ctx, 'send_code');
  const [, , [row]] = await db.batch([
    db
      .select({ lock: codesLock(recipient.subject) })
      .from(recipient.from)
      .where(recipient.where),
    db.execute(countUse(networks)),
    writeCode(ctx, { purpose, recipient, isCharged: isUsedUp(ctx, networks), solved }),
  ]);
  if (row?.isUnpaid) {
    throw await challengeRequired(ctx, 'send_code', secondsUntilHourEnds(ctx), perNetworkHour);
  }
  if (!row?.to) throw missing instanceof AppError ? missing : new AppError(missing);
  if (row.to.isTaken) throw new AppError('account_exists');
  const { mailedId, latest, to } = row;
  const codeId = mailedId ?? latest?.id ?? ctx.createId();
  const digits = await digitsOf(ctx.keys, codeId);
  if (mailedId) await mailCode(ctx, { codeId, digits, purpose, to });
  const mailedAt = mailedId || !latest ? ctx.now : new Date(latest.mailedAt);
  const expiresAt = new Date(mailedAt.getTime() + codeLimits.lifeSeconds * 1000);
  if (expiresAt <= ctx.now) throw rateLimited(secondsUntilNextMail(ctx, mailedAt), undefined, mailsPerHour);
  const sent = {
    mark: digits.mark,
    expiresAt: expiresAt.toISOString(),
    resendAfterSeconds: codeLimits.resendAfterSeconds,
    message: useNewest[ctx.language],
  };
  return { sent, subject: to.subject };
}

const useNewest: Record<Language, string> = {
  en: 'The code is in your mailbox. If you have several e-mails from us, use the newest.',
  fr: 'Le code est dans votre boîte mail. Si vous avez plusieurs e-mails de notre part, utilisez le plus récent.',
};

type To = { subject: string; language: Language | null; isTaken: boolean };

type CodeMail = { codeId: string; digits: CodeDigits; purpose: CodePurpose; to: To };

/** A mail that could not be sent does not count. */
async function mailCode(ctx: Context, { codeId, digits, purpose, to }: CodeMail): Promise<void> {
  const link = purpose === 'login' ? await signInLink(ctx, codeId) : undefined;
  const mail = codeMail({ to: to.subject, purpose, ...digits, language: to.language ?? ctx.language, link });
  try {
    await ctx.mail.send({ ...mail, idempotencyKey: ctx.createId() });
  } catch (error) {
    const { id, mails } = oneTimeCodes;
    await ctx.db
      .update(oneTimeCodes)
      .set({ mails: sql`${mails} - 1` })
      .where(eq(id, codeId));
    throw error;
  }
}

type Asked = { purpose: CodePurpose; recipient: Recipient; isCharged: SQL; solved: SolvedChallenge | null };

/** The statement needs the lock of the address. `mailedId` is the code to mail, null where nothing is to be mailed. */
function writeCode(ctx: Context, { purpose, recipient: to, isCharged, solved }: Asked) {
  const { db, now } = ctx;
  const recipient = recipientCte(ctx, to);
  const paid = spendChallenge(ctx, solved, isCharged);
  const isUnpaid = sql<boolean>`(${isCharged} and not exists (select from ${paid}))`;
  const latest = latestCte(ctx, purpose, recipient);
  const isMailed = sql`not ${isUnpaid} and not ${recipient.isTaken}
    and (${mailsInHour(ctx, purpose, recipient)}) < ${codeLimits.mailsPerHour}::int`;
  const again = db.$with('again').as(
    db
      .update(oneTimeCodes)
      .set({ mails: sql`${oneTimeCodes.mails} + 1`, mailedAt: now })
      .from(recipient)
      .innerJoin(latest, sql`${latest.isOpen}`)
      .where(and(eq(oneTimeCodes.id, latest.id), isMailed))
      .returning({ id: oneTimeCodes.id }),
  );
  const values = {
    id: ctx.createId(),
    purpose,
    subject: recipient.subject,
    userId: recipient.userId,
    newValue: recipient.newValue,
    newIdentityHashes: to.newIdentityHashes ?? [],
    createdAt: now,
    mailedAt: now,
  };
  const isNew = sql`not exists (select from ${latest} where ${latest.isOpen})`;
  const written = db.$with('written', { id: oneTimeCodes.id }).as(
    sql`${insertSelect(oneTimeCodes, values, sql`from ${recipient} where ${isNew} and ${isMailed}`)}
        returning ${columnName(oneTimeCodes.id)}`,
  );
  const { subject, language, isTaken } = recipient;
  const told = jsonObject({ subject, language, isTaken });
  const lastMailed = jsonObject({ id: latest.id, mailedAt: latest.mailedAt });
  return db
    .with(recipient, paid, latest, again, written)
    .select({
      isUnpaid,
      to: sql<To | null>`(select ${told} from ${recipient})`,
      mailedId: sql<string | null>`(select id from ${again} union all select id from ${written})`,
      latest: sql<{ id: string; mailedAt: string } | null>`(select ${lastMailed} from ${latest})`,
    })
    .from(oneRow);
}

function recipientCte({ db }: Context, { from, where, subject, newValue, isTaken }: Recipient) {
  const account = from === users ? users : null;
  return db.$with('recipient').as(
    db
      .select({
        subject: sql<string>`${subject}`.as('to_address'),
        isTaken: sql<boolean>`${isTaken ?? sql`false`}`.as('is_taken'),
        language: sql<Language | null>`${account?.language ?? null}::text`.as('language'),
        userId: sql<string | null>`${account?.id ?? null}::uuid`.as('to_user_id'),
        newValue: sql<string | null>`${newValue ?? null}::text`.as('to_new_value'),
      })
      .from(from)
      .where(where),
  );
}

type RecipientCte = ReturnType<typeof recipientCte>;

/** The latest code of the address and purpose; `isOpen` where it can still be typed, for the same change. */
function latestCte({ db, now }: Context, purpose: CodePurpose, recipient: RecipientCte) {
  const isSame = sql`${oneTimeCodes.newValue} is not distinct from ${recipient.newValue}`;
  return db.$with('latest').as(
    db
      .select({
        id: oneTimeCodes.id,
        mailedAt: sql<string>`${oneTimeCodes.mailedAt}`.as('last_mailed_at'),
        isOpen: sql<boolean>`(${isOpen(now)} and ${isSame})`.as('is_open'),
      })
      .from(oneTimeCodes)
      .innerJoin(
        recipient,
        and(
          sql`${oneTimeCodes.mailbox} = mailbox_of(${recipient.subject})`,
          eq(oneTimeCodes.subject, recipient.subject),
          sql`${oneTimeCodes.userId} is not distinct from ${recipient.userId}`,
        ),
      )
      .where(eq(oneTimeCodes.purpose, purpose))
      .orderBy(desc(oneTimeCodes.createdAt))
      .limit(1),
  );
}

/** How many mails of a purpose the mailbox was sent in an hour. One whose code was used is what its reader wanted. */
function mailsInHour({ db, now }: Context, purpose: CodePurpose, recipient: RecipientCte) {
  const { mailbox, mails, mailedAt, consumedAt } = oneTimeCodes;
  return db
    .select({ mails: sql`coalesce(sum(${mails}), 0)` })
    .from(oneTimeCodes)
    .where(
      and(
        sql`${mailbox} = mailbox_of(${recipient.subject})`,
        eq(oneTimeCodes.purpose, purpose),
        gt(mailedAt, sql`${instant(now)} - interval '1 hour'`),
        isNull(consumedAt),
      ),
    );
}
