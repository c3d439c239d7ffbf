import { knownDevices, oneTimeCodes, users } from '@mboalink/db/schema/accounts.ts';
import { insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { oneRow } from '@mboalink/db/sql/one-row.ts';
import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { codeLimits } from '@mboalink/shared/limits.ts';
import { and, eq, exists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { SolvedChallenge } from '../../challenge/solved-challenge.ts';
import { spendChallenge } from '../../challenge/spend-challenge.ts';
import { challengeRequired, verifyChallenge } from '../../challenge/verify-challenge.ts';
import type { Context } from '../../context.ts';
import { rateLimited } from '../../errors/rate-limited.ts';
import { type ClientIdentity, ensureChallenge, readClientIdentity } from '../../session/client-identity.ts';
import { codeMail } from '../mails/code-mail.ts';
import { codeWait } from './code-wait.ts';
import { createCode, digestOf, storedHash } from './one-time-code.ts';

/** Whom a code is for; nobody where `where` finds no row. */
export type Recipient = {
  /** `users` for the code of an account, `oneRow` for an address that has none. */
  from: typeof users | typeof oneRow;
  where: SQL | undefined;
  /** The address that it is sent to. */
  subject: SQLWrapper;
  /** Whether that is not the account's own address any more, but one that can take a change of it back. */
  isOldAddress?: SQL;
  /** What the code will change. */
  newValue?: string;
  /** By what the account is recognised once that has changed. */
  newIdentityHashes?: string[];
};

type CodeRequest = {
  purpose: CodePurpose;
  /** Taken first, so that two requests for one person wait for each other. */
  lock: RunnableQuery<unknown[], 'pg'>;
  recipient: Recipient;
  /** The error where there is no recipient; it is told whether `lock` found a row. */
  missing: (locked: boolean) => AppError;
};

/**
 * Writes a code and mails it. The row comes first, so that what arrives can be used at once; when the mail
 * cannot be sent the row goes again and nothing counts against anyone. `sent` is for whoever asked, the address is not.
 */
export async function sendCode(ctx: Context, { purpose, lock, recipient, missing }: CodeRequest) {
  const { code, mark } = createCode(ctx);
  const { challengeId, challengeHash } = await ensureChallenge(ctx);
  const client = { ...(await readClientIdentity(ctx)), challengeHash };
  const digest = await digestOf(ctx.keys, purpose, code);
  const expiresAt = new Date(ctx.now.getTime() + codeLimits.lifeSeconds * 1000);
  const solved = await verifyChallenge(ctx, 'send_code');
  const [locked, [row]] = await ctx.db.batch([
    lock,
    writeCode(ctx, { purpose, recipient, digest, mark, client, expiresAt, solved }),
  ]);
  if (!row?.subject) throw missing(locked.length > 0);
  if (!row.codeId && row.waitSeconds) throw rateLimited(row.waitSeconds);
  if (!row.codeId) throw await challengeRequired(ctx, 'send_code', row.networkSeconds ?? 0);
  const mail = codeMail({ to: row.subject, code, mark, language: row.language ?? ctx.language });
  try {
    await ctx.mail.send({ ...mail, idempotencyKey: row.codeId });
  } catch (error) {
    await ctx.db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, row.codeId));
    throw error;
  }
  return {
    sent: {
      mark,
      challengeId,
      expiresAt: expiresAt.toISOString(),
      resendAfterSeconds: codeLimits.resendAfterSeconds,
    },
    subject: row.subject,
    toOldAddress: row.toOldAddress ?? false,
  };
}

type Draft = {
  purpose: CodePurpose;
  recipient: Recipient;
  digest: string;
  mark: string;
  client: ClientIdentity & { challengeHash: string };
  expiresAt: Date;
  solved: SolvedChallenge | null;
};

function recipientCte({ db }: Context, { from, where, subject, newValue, isOldAddress }: Recipient) {
  const account = from === users ? users : null;
  return db.$with('recipient').as(
    db
      .select({
        subject: sql<string>`${subject}`.as('subject'),
        toOldAddress: sql<boolean>`${isOldAddress ?? sql`false`}`.as('to_old_address'),
        language: sql<Language | null>`${account?.language ?? null}::text`.as('language'),
        userId: sql<string | null>`${account?.id ?? null}::uuid`.as('user_id'),
        newValue: sql<string | null>`${newValue ?? null}::text`.as('new_value'),
      })
      .from(from)
      .where(where),
  );
}

/** The device hash of a browser that the account knows, else null. */
function deviceOf({ db }: Context, userId: SQL, { deviceHash }: ClientIdentity): SQL {
  const known = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, sql`${deviceHash}::text`)));
  return sql`case when ${exists(known)} then ${deviceHash}::text end`;
}

function writeCode(ctx: Context, draft: Draft) {
  const { purpose, recipient: whom, digest, mark, client, expiresAt, solved } = draft;
  const { db, now } = ctx;
  const id = sql`${ctx.createId()}::uuid`;
  const recipient = recipientCte(ctx, whom);
  const only = <Data>(field: SQL.Aliased<Data>) => sql<Data | null>`(select ${field} from ${recipient})`;
  const device = deviceOf(ctx, only(recipient.userId), client);
  const { ctes, wait } = codeWait(ctx, {
    purpose,
    subject: only(recipient.subject),
    userId: only(recipient.userId),
    device,
    networkHash: client.networkHash,
  });
  const inTime = sql`(select ${wait.seconds} <= 0 from ${wait})`;
  const pastNetwork = sql`(select ${wait.networkSeconds} > 0 from ${wait})`;
  const isOwed = sql`${inTime} and ${pastNetwork} and exists (select from ${recipient})`;
  const paid = spendChallenge(ctx, solved, isOwed);
  const written = db.$with('written', { id: oneTimeCodes.id }).as(
    sql`${insertSelect(
      oneTimeCodes,
      {
        id,
        purpose,
        subject: recipient.subject,
        codeHash: storedHash(id, digest),
        mark,
        userId: recipient.userId,
        newValue: recipient.newValue,
        newIdentityHashes: whom.newIdentityHashes ?? [],
        challengeHash: client.challengeHash,
        deviceHash: device,
        networkHash: client.networkHash,
        createdAt: now,
        expiresAt,
      },
      sql`from ${recipient} where ${inTime} and (not ${pastNetwork} or exists (select from ${paid}))`,
    )} returning ${oneTimeCodes.id}`,
  );
  return db
    .with(recipient, ...ctes, paid, written)
    .select({
      subject: only(recipient.subject),
      language: only(recipient.language),
      toOldAddress: only(recipient.toOldAddress),
      codeId: sql<string | null>`(select ${written.id} from ${written})`,
      waitSeconds: sql<number | null>`(select ceil(${wait.seconds})::int from ${wait})`,
      networkSeconds: sql<number | null>`(select ceil(${wait.networkSeconds})::int from ${wait})`,
    })
    .from(oneRow);
}
