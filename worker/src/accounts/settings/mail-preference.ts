import { regularMails, users } from '@mboalink/db/schema/accounts.ts';
import { searchAlerts } from '@mboalink/db/schema/network.ts';
import type { MailPreferenceInput } from '@mboalink/shared/accounts/calls.ts';
import type { RegularMailKind } from '@mboalink/shared/accounts/regular-mails.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { searchName } from '../../network/alerts/alerts.ts';
import { readMailPreferenceToken, type Stoppable } from '../../outbox/queue-mail.ts';
import { lockMembers } from '../../session/lock-members.ts';

/** What the link in a mail is about, and whether it is stopped; null of what is there no more. */
export type MailPreference = { kind: RegularMailKind; name: string | null; stopped: boolean } | null;

/** What a link in a mail would stop. Throws `invalid_code` for a link that is not ours, or is too old. */
export async function readMailPreference(ctx: Context, token: string): Promise<MailPreference> {
  const what = await readMailPreferenceToken(ctx, token);
  return what.about === 'alert'
    ? alertOf(await selectAlert(ctx, what), ctx.language)
    : ((await selectMail(ctx, what))[0] ?? null);
}

/**
 * Stops what a link in a mail is about and nothing else, or takes that back, without a session; done again, it changes
 * nothing. What is there no more is stopped.
 */
export async function changeMailPreference(
  ctx: Context,
  input: MailPreferenceInput,
): Promise<{ stopped: boolean }> {
  const { preference } = await writeMailPreference(ctx, input);
  return { stopped: preference?.stopped ?? true };
}

/** The same, with what it is about. */
export async function writeMailPreference(ctx: Context, { token, stopped }: MailPreferenceInput) {
  const what = await readMailPreferenceToken(ctx, token);
  const { db } = ctx;
  if (what.about === 'alert') {
    const [, , rows] = await db.batch([
      ownerLock(ctx, what),
      stopAlert(ctx, { id: what.id, stopped }),
      selectAlert(ctx, what),
    ]);
    return { preference: alertOf(rows, ctx.language) };
  }
  const chosen = sql`jsonb_build_object(${regularMails.kind}, ${!stopped}::boolean)`;
  const [, , [mail = null]] = await db.batch([
    ownerLock(ctx, what),
    db
      .update(users)
      .set({ notificationPreferences: sql`${users.notificationPreferences} || ${chosen}` })
      .from(regularMails)
      .where(sql`${eq(regularMails.id, what.id)} and ${users.id} = ${regularMails.userId}`),
    selectMail(ctx, what),
  ]);
  return { preference: mail };
}

function stopAlert({ db, now }: Context, { id, stopped }: { id: string; stopped: boolean }) {
  const since = sql`coalesce(${searchAlerts.stoppedAt}, ${now.toISOString()}::timestamptz)`;
  return db
    .update(searchAlerts)
    .set({ stoppedAt: stopped ? since : null })
    .where(eq(searchAlerts.id, id));
}

/** Locks whoever gets the mails, before what is theirs. */
function ownerLock({ db }: Context, { about, id }: Stoppable) {
  const table = about === 'alert' ? searchAlerts : regularMails;
  const owner = db.select({ userId: table.userId }).from(table).where(eq(table.id, id));
  return lockMembers(db, inArray(users.id, owner));
}

function selectAlert({ db }: Context, { id }: Stoppable) {
  const { search, filters, stoppedAt } = searchAlerts;
  const stopped: SQL<boolean> = sql<boolean>`${stoppedAt} is not null`;
  return db.select({ search, filters, stopped }).from(searchAlerts).where(eq(searchAlerts.id, id));
}

function alertOf(rows: Awaited<ReturnType<typeof selectAlert>>, language: Language): MailPreference {
  const [alert] = rows;
  return alert ? { kind: 'searchAlerts', name: searchName(alert, language), stopped: alert.stopped } : null;
}

function selectMail({ db }: Context, { id }: Stoppable) {
  const kept = sql`${users.notificationPreferences} ->> ${regularMails.kind}`;
  // Each of them is wanted until it is stopped.
  const stopped = sql<boolean>`coalesce(${kept}, 'true') = 'false'`;
  return db
    .select({ kind: regularMails.kind, name: sql<null>`null`, stopped })
    .from(regularMails)
    .innerJoin(users, eq(users.id, regularMails.userId))
    .where(eq(regularMails.id, id));
}
