import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, shownContacts } from '@mboalink/db/schema/directory.ts';
import { jsonObject } from '@mboalink/db/sql/json.ts';
import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { SolvedChallenge } from '../../challenge/solved-challenge.ts';
import type { QueryContext } from '../../context.ts';
import { lockMembers } from '../../session/lock-members.ts';
import { isDaySpent, usablePasses, type ViewerCte, viewerCte, viewerJson } from '../viewer.ts';
import {
  type Allowance,
  type AllowanceCte,
  allowanceCte,
  allowanceJson,
  isPastNetwork,
  leftByTaps,
  leftInLists,
} from './allowance.ts';
import { type AskedKeys, askedCte } from './asked.ts';
import { contactJson } from './contact-json.ts';
import { type CountedNetworks, countersCte, lockCounters } from './counters.ts';
import { foundCte } from './found.ts';
import { countedCte, revealedCte, shownCte, type Work } from './ledger-writes.ts';

/** How contacts are shown: in a list, or one that is opened by a tap. */
export type Showing = { keys: AskedKeys; networks: CountedNetworks } & (
  | {
      way: 'list';
      /** Whether nothing of it is answered once the viewer may open nobody any more. */
      needsRoom: SQL<boolean>;
      /** Whether somebody who was not shown before may be: only while the viewer's row is locked. */
      showsNew: SQL<boolean>;
    }
  | { way: 'tap'; solved: SolvedChallenge | null }
);

/** The answer of the second statement of `showContacts`. */
export type Shown = Awaited<ReturnType<typeof show>>[number]['shown'];

/**
 * The one way to somebody else's number and e-mail: statements that answer the contacts that were asked for, each with its
 * number where the viewer was shown it before or is shown it now. What is newly shown is written down and counted by `show`,
 * which answers it. The viewer's counters are locked before, after their row: calls that arrive together are decided one
 * after the other.
 */
export function showContacts(ctx: QueryContext, showing: Showing) {
  const isNeeded = showing.way === 'list' ? showing.showsNew : sql`true`;
  return { lock: lockCounters(ctx, showing.networks, isNeeded), show: show(ctx, showing) };
}

type List = Extract<Showing, { way: 'list' }>;

/** Locks the viewer's row where a list may show them something new; finds none, and locks nothing, where it may not. */
export function lockForNew(ctx: QueryContext, { keys, showsNew }: List) {
  const { db, viewer } = ctx;
  const asked = askedCte(ctx, keys);
  const known = db
    .select({ contactId: shownContacts.contactId })
    .from(shownContacts)
    .where(and(eq(shownContacts.viewerId, viewer.userId), eq(shownContacts.contactId, listings.userId)));
  const unknown = db
    .with(asked)
    .select({ userId: listings.userId })
    .from(asked)
    .innerJoin(listings, eq(listings.searchKey, asked.key))
    .where(notExists(known));
  const isBuyer = and(eq(users.id, viewer.userId), eq(users.userType, 'buyer'));
  return lockMembers(db, and(isBuyer, sql`${showsNew}`, exists(unknown)));
}

function show(ctx: QueryContext, showing: Showing) {
  const { db } = ctx;
  const { way, networks } = showing;
  const viewer = viewerCte(ctx);
  const keys = askedCte(ctx, showing.keys, isReadable(viewer, showing));
  const found = foundCte(ctx, { viewer, keys });
  const counters = countersCte(ctx, networks);
  const { ctes, allowance } = allowanceCte(ctx, viewer, counters);
  const { ctes: writes, shown } = shownCte(ctx, {
    viewer,
    found,
    left: left(viewer, allowance, showing),
    work: way === 'tap' ? workOf({ viewer, allowance, solved: showing.solved }) : null,
  });
  const counted = countedCte(ctx, { counters, shown, way });
  const revealed = way === 'tap' ? revealedCte(ctx, { viewer, found, shown }) : null;
  const isNew = exists(
    db.select({ contactId: shown.contactId }).from(shown).where(eq(shown.contactId, found.userId)),
  );
  return db
    .with(viewer, keys, found, counters, ...ctes, ...writes, counted, ...(revealed ? [revealed] : []))
    .select({
      shown: jsonObject({
        viewer: viewerJson(viewer),
        allowance: sql<Allowance>`(select ${allowanceJson(allowance)} from ${allowance})`,
        newlyShown: sql<number>`(select count(*)::int from ${shown})`,
        newlyRevealed: revealed ? sql<number>`(select count(*)::int from ${revealed})` : sql<number>`0`,
        byPass: revealed
          ? sql<number>`(select count(${revealed.passTxRef})::int from ${revealed})`
          : sql<number>`0`,
        contacts: contactJson(ctx, found, sql`(${found.isKnown} or ${isNew})`),
        notFound: sql<number>`(select count(*)::int from ${keys}) - (select count(*)::int from ${found})`,
      }),
    })
    .from(viewer);
}

function isReadable(viewer: ViewerCte, showing: Showing): SQL {
  if (showing.way === 'tap') return sql`true`;
  const hasRoom = sql`(select ${isDaySpent(viewer)} is not true or ${usablePasses(viewer)} > 0 from ${viewer})`;
  return sql`(not ${showing.needsRoom} or ${hasRoom})`;
}

/**
 * How many contacts may be newly shown. Without a daily limit the ledger decides, else what is left of the day, and then
 * the passes; for whoever pays nothing no more than the network's new accounts share.
 */
function left(viewer: ViewerCte, allowance: AllowanceCte, showing: Showing): SQL {
  const { dailyLimit, viewedToday } = viewer;
  const isList = showing.way === 'list';
  const none = isList ? sql`when not ${showing.showsNew} then 0` : sql``;
  const unlimited = isList ? leftInLists(allowance) : leftByTaps(allowance);
  const shared = sql`case when ${paysNothing(viewer)} then ${allowance.networkWithWork} end`;
  const ofDay = sql`greatest(0, ${dailyLimit} - ${viewedToday})`;
  const limited = isList ? sql`0` : sql`greatest(0, least(${ofDay} + ${usablePasses(viewer)}, ${shared}))`;
  return sql`(select case ${none} when ${dailyLimit} is null then ${unlimited} else ${limited} end
    from ${viewer}, ${allowance})`;
}

/** Over `viewer`: buyers and trials without a pass, of which somebody may have as many as they have addresses. */
const paysNothing = (viewer: ViewerCte) =>
  sql<boolean>`(${viewer.state} in ('none', 'trial') and ${usablePasses(viewer)} = 0)`;

type Working = { viewer: ViewerCte; allowance: AllowanceCte; solved: SolvedChallenge | null };

/** What a tap past the limit of the network costs whoever pays nothing. */
function workOf({ viewer, allowance, solved }: Working): Work {
  const isCharged = sql<boolean>`(select ${paysNothing(viewer)} and ${isPastNetwork(allowance)}
    from ${viewer}, ${allowance})`;
  return { isCharged, solved };
}
