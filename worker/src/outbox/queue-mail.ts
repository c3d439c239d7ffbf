import { type MailKind, type MailPayloads, outbox } from '@mboalink/db/schema/outbox.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { QueuedMail } from './mail-kinds.ts';

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
