import type { CodePurpose } from '@mboalink/shared/accounts/code-purposes.ts';
import type { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { rateLimited } from '../../errors/rate-limited.ts';
import { type ClientIdentity, ensureChallenge, readClientIdentity } from '../../session/client-identity.ts';
import { isoInstant } from '../../sql-instant.ts';
import { codeMail } from '../mails/code-mail.ts';
import { codeWait } from './code-wait.ts';
import { codeLifeSeconds, createCode, hashCode, resendAfterSeconds } from './one-time-code.ts';

type Row = {
  subject: string | null;
  language: Language | null;
  codeId: string | null;
  waitSeconds: number | null;
};

type Wish = {
  purpose: CodePurpose;
  /** Taken first, so that two requests for one person wait for each other. */
  lock: SQL;
  /** `select subject, language, user_id, new_value`; no row where no code may be sent. */
  recipient: SQL;
  /** The error where there is no recipient; it is told whether `lock` found a row. */
  missing: (locked: boolean) => AppError;
};

/**
 * Writes a code and mails it. The row comes first, so that what arrives can be used at once; when the mail
 * cannot be sent the row goes again and nothing counts against anyone.
 */
export async function sendCode(ctx: Context, { purpose, lock, recipient, missing }: Wish) {
  const { code, mark } = createCode(ctx);
  const { challengeId, challengeHash } = await ensureChallenge(ctx);
  const client = { ...(await readClientIdentity(ctx)), challengeHash };
  const codeHash = await hashCode(ctx.env.SESSION_SECRET, purpose, code);
  const expiresAt = new Date(ctx.now.getTime() + codeLifeSeconds * 1000);
  const [locked, result] = await ctx.db.batch([
    ctx.db.execute(lock),
    ctx.db.execute<Row>(insertStatement(ctx.now, { purpose, recipient, codeHash, mark, client, expiresAt })),
  ]);
  const row = result.rows[0];
  if (!row?.subject) throw missing(locked.rows.length > 0);
  if (!row.codeId) throw rateLimited(row.waitSeconds ?? resendAfterSeconds);
  const mail = codeMail({ to: row.subject, code, mark, language: row.language ?? ctx.language });
  try {
    await ctx.mail.send({ ...mail, idempotencyKey: row.codeId });
  } catch (error) {
    await ctx.db.execute(sql`delete from one_time_codes where id = ${row.codeId}::uuid`);
    throw error;
  }
  return { mark, challengeId, expiresAt: expiresAt.toISOString(), resendAfterSeconds };
}

type Draft = {
  purpose: CodePurpose;
  recipient: SQL;
  codeHash: string;
  mark: string;
  client: ClientIdentity;
  expiresAt: Date;
};

function insertStatement(now: Date, { purpose, recipient, codeHash, mark, client, expiresAt }: Draft): SQL {
  const device = sql`case when (select known from known) then ${client.deviceHash}::text end`;
  return sql`with recipient as materialized (${recipient}),
    known as materialized (
      select exists (select 1 from known_devices where user_id = (select user_id from recipient)
        and device_hash = ${client.deviceHash}::text) as known
    ),
    ${codeWait({ purpose, device, networkHash: client.networkHash, now })},
    written as (
      insert into one_time_codes (purpose, subject, code_hash, mark, user_id, new_value, challenge_hash, device_hash,
        network_hash, created_at, expires_at)
      select ${purpose}, subject, ${codeHash}, ${mark}, user_id, new_value, ${client.challengeHash}, ${device},
        ${client.networkHash}::text, ${isoInstant(now)}, ${isoInstant(expiresAt)}
      from recipient, wait where wait.seconds <= 0
      returning id
    )
    select (select subject from recipient) as subject, (select language from recipient) as language,
      (select id from written) as "codeId", (select ceil(seconds)::int from wait) as "waitSeconds"`;
}
