import { reveals, shownContacts, shownCounts } from '@mboalink/db/schema/directory.ts';
import { columnName, insertSelect } from '@mboalink/db/sql/insert-select.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type SolvedChallenge, spendChallenge } from '../../challenge.ts';
import type { QueryContext } from '../../context.ts';
import { isDaySpent, type ViewerCte } from '../viewer.ts';
import { spanOf } from './count-window.ts';
import type { countersCte } from './counters.ts';
import type { FoundCte } from './found.ts';

/** Whether a contact that is newly shown costs a solved challenge, and the one that was sent. */
export type Work = { isCharged: SQL<boolean>; solved: SolvedChallenge | null };

type Fresh = { viewer: ViewerCte; found: FoundCte; left: SQL; work: Work };

type Shown = ReturnType<typeof shownCte>['shown'];

/** `shown`: the contacts that are shown for the first time: the first ones in order, as far as `left` reaches. */
export function shownCte(ctx: QueryContext, { viewer, found, left, work }: Fresh) {
  const { db, now } = ctx;
  const fresh = db.$with('fresh').as(
    db
      .select({
        userId: found.userId,
        place: sql<number>`row_number() over (order by ${found.position})`.as('place'),
      })
      .from(found)
      .where(sql`not ${found.isKnown}`),
  );
  const paid = paidCte(ctx, {
    fresh: sql`exists (select from ${fresh} where ${fresh.place} <= ${left})`,
    work,
  });
  const isPaid = sql`(not ${work.isCharged} or exists (select from ${paid}))`;
  const shown = db
    .$with('shown', { contactId: shownContacts.contactId })
    .as(
      sql`${insertSelect(
        shownContacts,
        { viewerId: viewer.id, contactId: fresh.userId, shownAt: now },
        sql`from ${viewer}, ${fresh} where ${fresh.place} <= ${left} and ${isPaid}`,
      )} on conflict do nothing returning ${shownContacts.contactId}`,
    );
  return { ctes: [fresh, paid, shown], shown };
}

/** `paid`: the challenge that is spent for what is newly shown, where that is charged. */
function paidCte(ctx: QueryContext, { fresh, work }: { fresh: SQL; work: Work }) {
  return spendChallenge(ctx, work.solved, sql`${work.isCharged} and ${fresh}`);
}

type Counting = { counters: ReturnType<typeof countersCte>; shown: Shown };

/** Counts what is newly shown, for each counter of the viewer. */
export function countedCte({ db, now }: QueryContext, { counters, shown }: Counting) {
  const { counter, countedAt, inLists, byTaps } = shownCounts;
  const numbers = sql`(select count(*)::int from ${shown})`;
  const adding = (column: AnyPgColumn) =>
    sql`${columnName(column)} = ${column} + excluded.${columnName(column)}`;
  return db.$with('counted', {}).as(sql`${insertSelect(
    shownCounts,
    {
      counter: counters.counter,
      countedAt: spanOf(now),
      inLists: sql`0`,
      byTaps: numbers,
    },
    sql`from ${counters} where exists (select from ${shown})`,
  )} on conflict (${columnName(counter)}, ${columnName(countedAt)})
    do update set ${adding(inLists)}, ${adding(byTaps)}`);
}

type Revealing = { viewer: ViewerCte; found: FoundCte; shown: Shown };

/**
 * `revealed`: what the viewer opens for the first time by a tap. Somebody with a daily limit spends one of it, or of the pass
 * that ends first once the day is used up; what lists showed them while they had none stays open without.
 */
export function revealedCte({ db, now }: QueryContext, { viewer, found, shown }: Revealing) {
  const isNew = sql`exists (select from ${shown})`;
  const isOpened = sql`${isNew} or (${found.isKnown} and ${viewer.dailyLimit} is null)`;
  return db.$with('revealed', { contactId: reveals.contactId, passTxRef: reveals.passTxRef }).as(
    sql`${insertSelect(
      reveals,
      {
        viewerId: viewer.id,
        contactId: found.userId,
        day: doualaDay(now),
        revealedAt: now,
        byBuyer: sql`${viewer.userType} = 'buyer'`,
        passTxRef: sql`case when ${isDaySpent(viewer)} then (${viewer.passes} -> 0 ->> 'txRef')::uuid end`,
      },
      sql`from ${viewer}, ${found} where ${isOpened}`,
    )} on conflict do nothing returning ${reveals.contactId}, ${reveals.passTxRef}`,
  );
}
