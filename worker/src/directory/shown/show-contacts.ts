import { users } from '@mboalink/db/schema/accounts.ts';
import { listings, shownContacts } from '@mboalink/db/schema/directory.ts';
import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SolvedChallenge } from '../../challenge/solved-challenge.ts';
import { verifyChallenge } from '../../challenge/verify-challenge.ts';
import { type CountedNetwork, countedNetworksOf } from '../../session/network-hash.ts';
import type { MemberContext } from '../../trpc.ts';
import { type ViewerCte, viewerCte, viewerJson } from '../viewer.ts';
import {
  type Allowance,
  type AllowanceCte,
  allowanceCte,
  allowanceJson,
  isPastNetwork,
  leftByTaps,
  leftInLists,
} from './allowance.ts';
import { type Asked, askedCte } from './asked.ts';
import { contactJson } from './contact-json.ts';
import { countersCte, lockCounters } from './counters.ts';
import { foundCte } from './found.ts';
import { countedCte, revealedCte, shownCte, type Way, type Work } from './ledger-writes.ts';

/**
 * The one way to somebody else's number and e-mail: two statements of a batch that answer the contacts that were
 * asked for, each with its number where the viewer was shown it before or is shown it now. What is newly shown is
 * written down and counted by the statement that answers it. The viewer's counters are locked before, after their row,
 * which every batch locks: calls that arrive together are decided one after the other. Where nothing new could be
 * shown, no counter is locked.
 */
export async function showContacts(ctx: MemberContext, asked: Asked, way: Way) {
  const networks = await countedNetworksOf(ctx);
  const solved = way === 'tap' ? await verifyChallenge(ctx, 'reveal') : null;
  const isNeeded = mayShowNew(ctx, asked, way);
  return [lockCounters(ctx, networks, isNeeded), show(ctx, { asked, way, networks, solved })] as const;
}

/** Over nothing: whether something that was asked for could be newly shown. */
function mayShowNew(ctx: MemberContext, asked: Asked, way: Way): SQL {
  if (way !== 'list') return sql`${way === 'tap'}::boolean`;
  const { db, viewer } = ctx;
  const keys = askedCte(ctx, asked);
  const known = db
    .select({ contactId: shownContacts.contactId })
    .from(shownContacts)
    .where(and(eq(shownContacts.viewerId, viewer.userId), eq(shownContacts.contactId, listings.userId)));
  const unknown = db
    .with(keys)
    .select({ userId: listings.userId })
    .from(keys)
    .innerJoin(listings, eq(asked.column, keys.key))
    .where(notExists(known));
  const person = alias(users, 'person');
  const buyer = db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, viewer.userId), eq(person.userType, 'buyer')));
  return sql`(${exists(buyer)} and ${exists(unknown)})`;
}

type Showing = { asked: Asked; way: Way; networks: CountedNetwork[]; solved: SolvedChallenge | null };

function show(ctx: MemberContext, { asked, way, networks, solved }: Showing) {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const hasRoom = sql`(select ${viewer.dailyLimit} is null or ${viewer.viewedToday} < ${viewer.dailyLimit} from ${viewer})`;
  const keys = askedCte(ctx, asked, asked.needsRoom ? hasRoom : sql`true`);
  const found = foundCte(ctx, { viewer, keys, column: asked.column });
  const counters = countersCte(ctx, networks);
  const { ctes, allowance } = allowanceCte(ctx, viewer, counters);
  const { ctes: writes, shown } = shownCte(ctx, {
    viewer,
    found,
    left: left(viewer, allowance, way),
    work: way === 'tap' ? workOf({ viewer, allowance, solved }) : null,
  });
  const counted = countedCte(ctx, { counters, shown, way });
  const revealed = way === 'tap' ? revealedCte(ctx, { viewer, found, shown }) : null;
  const isNew = exists(
    db.select({ contactId: shown.contactId }).from(shown).where(eq(shown.contactId, found.userId)),
  );
  return db
    .with(viewer, keys, found, counters, ...ctes, ...writes, counted, ...(revealed ? [revealed] : []))
    .select({
      viewer: viewerJson(viewer),
      allowance: sql<Allowance>`(select ${allowanceJson(allowance)} from ${allowance})`,
      newlyShown: sql<number>`(select count(*)::int from ${shown})`,
      newlyRevealed: revealed ? sql<number>`(select count(*)::int from ${revealed})` : sql<number>`0`,
      contacts: contactJson(ctx, found, sql`(${found.isKnown} or ${isNew})`),
      notFound: sql<number>`(select count(*)::int from ${keys}) - (select count(*)::int from ${found})`,
    })
    .from(viewer);
}

/**
 * How many contacts may be newly shown. Without a daily limit the ledger decides, else what is left of the day; for
 * whoever pays nothing no more than the network's new accounts share.
 */
function left(viewer: ViewerCte, allowance: AllowanceCte, way: Way): SQL {
  if (way === 'kept') return sql`0`;
  const { dailyLimit, viewedToday } = viewer;
  const isList = way === 'list';
  const unlimited = isList ? leftInLists(allowance) : leftByTaps(allowance);
  const shared = sql`case when ${paysNothing(viewer)} then ${allowance.networkWithWork} end`;
  const limited = isList ? sql`0` : sql`greatest(0, least(${dailyLimit} - ${viewedToday}, ${shared}))`;
  return sql`(select case when ${dailyLimit} is null then ${unlimited} else ${limited} end
    from ${viewer}, ${allowance})`;
}

/** Over `viewer`: buyers and trials, of which somebody may have as many as they have addresses. */
const paysNothing = ({ state }: ViewerCte) => sql<boolean>`${state} in ('none', 'trial')`;

type Working = { viewer: ViewerCte; allowance: AllowanceCte; solved: SolvedChallenge | null };

/** What a tap past the limit of the network costs whoever pays nothing. */
function workOf({ viewer, allowance, solved }: Working): Work {
  const isCharged = sql<boolean>`(select ${paysNothing(viewer)} and ${isPastNetwork(allowance)}
    from ${viewer}, ${allowance})`;
  return { isCharged, solved };
}
