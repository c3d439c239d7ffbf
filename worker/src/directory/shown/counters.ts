import { accountIdentities, sessions, users } from '@mboalink/db/schema/accounts.ts';
import { advisoryLock, textArray } from '@mboalink/db/sql/expressions.ts';
import { instant } from '@mboalink/db/sql/instant.ts';
import { shownLimits } from '@mboalink/shared/shown-limits.ts';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { QueryContext } from '../../context.ts';
import type { CountedNetwork } from '../../session/network.ts';

/** Networks as two arrays, one beside the other. */
export type CountedNetworks = { hashes: SQL; factors: SQL };

export function networkArrays(networks: readonly CountedNetwork[]): CountedNetworks {
  return {
    hashes: textArray(networks.map(({ networkHash }) => networkHash)),
    factors: sql`${sql.param(networks.map(({ factor }) => factor))}`,
  };
}

/**
 * `counters`: whatever is newly shown to the viewer counts for each of these: the account, what it is recognised by
 * after it left, the device that is signed in, and while the account is young its networks. `networkFactor` is null for
 * what is the viewer's own.
 */
export function countersCte({ db, viewer, now }: QueryContext, { hashes, factors }: CountedNetworks) {
  const own = sql<number | null>`null::int`.as('network_factor');
  const account = db
    .select({ counter: sql<string>`${users.id}::text`.as('counted_for'), networkFactor: own })
    .from(users)
    .where(eq(users.id, viewer.userId));
  const identities = db
    .select({ counter: accountIdentities.identityHash, networkFactor: own })
    .from(accountIdentities)
    .where(eq(accountIdentities.userId, viewer.userId));
  const device = db
    .select({ counter: sql<string>`${sessions.deviceHash}`, networkFactor: own })
    .from(sessions)
    .where(and(eq(sessions.id, viewer.sessionId), isNotNull(sessions.deviceHash)));
  const youngSince = sql`${instant(now)} - make_interval(days => ${shownLimits.youngDays}::int)`;
  const isYoung = sql`${eq(users.id, viewer.userId)} and ${users.createdAt} > ${youngSince}`;
  const counted = db
    .select({
      counter: sql<string>`unnest(${hashes}::text[])`,
      networkFactor: sql<number | null>`unnest(${factors}::int[])`,
    })
    .from(users)
    .where(isYoung);
  return db.$with('counters').as(union(account, identities, device, counted));
}

/**
 * Makes everybody who counts on one of the same counters wait for their turn, to the end of the batch. One order for
 * all, after the viewer's own row: nobody waits for each other in a circle.
 */
export function lockCounters(ctx: QueryContext, networks: CountedNetworks) {
  const { db } = ctx;
  const counters = countersCte(ctx, networks);
  const ordered = db
    .selectDistinct({ counter: counters.counter })
    .from(counters)
    .orderBy(asc(counters.counter))
    .as('ordered');
  return db
    .with(counters)
    .select({ locked: advisoryLock(sql`('shown:' || ${ordered.counter})`) })
    .from(ordered);
}
