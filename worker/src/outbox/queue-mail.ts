import { users } from '@mboalink/db/schema/accounts.ts';
import { type MailKind, type MailPayloads, outbox } from '@mboalink/db/schema/outbox.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import {
  defaultNotificationPreferences,
  type NotificationPreferences,
} from '@mboalink/shared/accounts/notification-preferences.ts';
import { startOfDoualaDay } from '@mboalink/shared/day.ts';
import { AppError } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { createSignedToken, readSignedToken, type Signing, unixSeconds } from '../keys/signed-token.ts';
import type { Mail } from '../providers/mail/resend.ts';

/** A request that wrote a mail sends it at once; this long nobody else does. */
const ownSeconds = 60;

type Draft<Kind extends MailKind> = {
  recipient: SQLWrapper;
  language: SQLWrapper | Language;
  payload: { [Field in keyof MailPayloads[Kind]]: SQL };
  /** The id of what is told of: one mail for each. */
  about: SQLWrapper;
  /** What follows the values: whom it goes to, and whether at all. */
  source: SQL;
};

/**
 * Writes a mail in the statement that changes what it tells of, as `cte` of it; `mail` is the row, null where none was
 * written, for `deliver` after the answer.
 */
export function queueMail<Kind extends MailKind>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: Kind,
  { recipient, language, payload, about, source }: Draft<Kind>,
) {
  const { id, idempotencyKey } = outbox;
  const fields = {
    id,
    kind: outbox.kind,
    recipient: outbox.recipient,
    language: outbox.language,
    payload: outbox.payload,
    idempotencyKey,
  };
  const statement = insertSelect(
    outbox,
    {
      kind,
      recipient,
      language,
      payload: sql`${jsonObject(payload)}::jsonb`,
      idempotencyKey: mailKey(kind, about),
      attempts: 1,
      nextAttemptAt: sql`${instant(now)} + make_interval(secs => ${ownSeconds}::int)`,
      createdAt: now,
    },
    source,
  );
  const returned = sql.join(
    Object.values(fields).map((column) => sql`${column}`),
    sql`, `,
  );
  const cte = db
    .$with('queued', fields)
    .as(sql`${statement} on conflict (${columnName(idempotencyKey)}) do nothing returning ${returned}`);
  const mail = sql<QueuedMail<Kind> | null>`(select ${jsonObject({
    id: cte.id,
    kind: cte.kind,
    recipient: cte.recipient,
    language: cte.language,
    payload: cte.payload,
    idempotencyKey: cte.idempotencyKey,
  })} from ${cte})`;
  return { cte, mail };
}

/** What one mail of a kind is known by: the id of what it tells of. No second one has the same. */
export function mailKey(kind: MailKind, about: SQLWrapper): SQL {
  return sql`${prefixOf(kind)}::text || ${about}::text`;
}

/** Over the outbox: the id of what a mail of a kind tells of, read out of its key. */
export function toldBy(kind: MailKind): SQL {
  return sql`replace(${outbox.idempotencyKey}, ${prefixOf(kind)}::text, '')`;
}

const prefixOf = (kind: MailKind) => `${kind}-`;

/** A mail of the outbox that is to be sent now. */
export type QueuedMail<Kind extends MailKind = MailKind> = {
  [One in Kind]: {
    id: string;
    kind: One;
    recipient: string;
    language: Language;
    payload: MailPayloads[One];
    idempotencyKey: string;
  };
}[Kind];

/** What writing and sending take of a context; the clock's jobs have no more. */
export type MailContext = Pick<Context, 'env' | 'db' | 'mail' | 'keys' | 'now'>;

type ComposedMail = Omit<Mail, 'idempotencyKey'>;

/**
 * How each kind of mail is written. The same row must give the same mail each time: that, with its key, is how the
 * provider knows that it has it already. Null where there is nothing to say any more by the time it would be sent.
 */
export type Composers = {
  [Kind in MailKind]: (
    mail: QueuedMail<Kind>,
    ctx: MailContext,
  ) => ComposedMail | null | Promise<ComposedMail | null>;
};

/** Over `users`: whether somebody wants to be told of something, or by a way. */
export function wants(name: keyof NotificationPreferences): SQL<boolean> {
  return sql<boolean>`coalesce((${users.notificationPreferences} ->> ${name}::text)::boolean,
    ${defaultNotificationPreferences[name]}::boolean)`;
}

/** What a link in a mail stops: one alert, or all mails of a kind. The id is that of its row, and of nobody. */
export type Stoppable = { about: 'alert' | 'mail'; id: string };

const claimsSchema = z.object({ about: z.enum(['alert', 'mail']), jti: z.uuid() });

/** A year, and some weeks for mails that are found late. */
const validDays = 400;

/** The address at which a reader stops one thing, for `validDays`. The same for all of a day, so that a mail sent twice is one. */
export async function mailPreferenceUrl(
  signing: Signing & { env: { PUBLIC_URL: string } },
  { about, id }: Stoppable,
  language: Language,
): Promise<string> {
  const exp = unixSeconds(startOfDoualaDay(signing.now)) + validDays * 24 * 60 * 60;
  const token = await createSignedToken(signing, 'mail-preference', { about, jti: id, exp });
  return new URL(`/mail-preferences/${token}?lang=${language}`, signing.env.PUBLIC_URL).href;
}

/** What a token may stop. Throws `invalid_code` for any other token, or after its time. */
export async function readMailPreferenceToken(signing: Signing, token: string): Promise<Stoppable> {
  try {
    const { about, jti } = await readSignedToken(signing, 'mail-preference', claimsSchema, token);
    return { about, id: jti };
  } catch (cause) {
    throw new AppError('invalid_code', { cause });
  }
}
