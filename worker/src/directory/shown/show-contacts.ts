import { jsonObject } from '@mboalink/db/sql/json.ts';
import { eq, exists, type SQL, sql } from 'drizzle-orm';
import type { SolvedChallenge } from '../../challenge.ts';
import type { QueryContext } from '../../context.ts';
import { usablePasses, type ViewerCte, viewerCte, viewerJson } from '../viewer.ts';
import {
  type Allowance,
  type AllowanceCte,
  allowanceCte,
  allowanceJson,
  isPastNetwork,
  leftByTaps,
} from './allowance.ts';
import { type AskedKeys, askedCte } from './asked.ts';
import { contactJson } from './contact-json.ts';
import { type CountedNetworks, countersCte, lockCounters } from './counters.ts';
import { foundCte } from './found.ts';
import { countedCte, revealedCte, shownCte, type Work } from './ledger-writes.ts';

/** Contacts that are opened by a tap, with the challenge that was solved for it. */
type Tap = { keys: AskedKeys; networks: CountedNetworks; solved: SolvedChallenge | null };

/** The answer of the second statement of `showContacts`. */
export type Shown = Awaited<ReturnType<typeof show>>[number]['shown'];

/**
 * The way to another member's number and e-mail by a tap: statements that answer the contacts that were asked for, each with its
 * number where the viewer was shown it before or is shown it now. What is newly shown is written down and counted by `show`,
 * which answers it. The viewer's counters are locked before, after their row: calls that arrive together are decided one
 * after the other. Lists have their numbers from `show_listed`, a function of the database.
 */
export function showContacts(ctx: QueryContext, tap: Tap) {
  return { lock: lockCounters(ctx, tap.networks), show: show(ctx, tap) };
}

function show(ctx: QueryContext, { keys: asked, networks, solved }: Tap) {
  const { db } = ctx;
  const viewer = viewerCte(ctx);
  const keys = askedCte(ctx, asked);
  const found = foundCte(ctx, { viewer, keys });
  const counters = countersCte(ctx, networks);
  const { ctes, allowance } = allowanceCte(ctx, viewer, counters);
  const left = leftByTap(viewer, allowance);
  const work = workOf({ viewer, allowance, solved });
  const { ctes: writes, shown } = shownCte(ctx, { viewer, found, left, work });
  const counted = countedCte(ctx, { counters, shown });
  const revealed = revealedCte(ctx, { viewer, found, shown });
  const isNew = exists(
    db.select({ contactId: shown.contactId }).from(shown).where(eq(shown.contactId, found.userId)),
  );
  return db
    .with(viewer, keys, found, counters, ...ctes, ...writes, counted, revealed)
    .select({
      shown: jsonObject({
        viewer: viewerJson(viewer),
        allowance: sql<Allowance>`(select ${allowanceJson(allowance)} from ${allowance})`,
        newlyShown: sql<number>`(select count(*)::int from ${shown})`,
        newlyRevealed: sql<number>`(select count(*)::int from ${revealed})`,
        byPass: sql<number>`(select count(${revealed.passTxRef})::int from ${revealed})`,
        contacts: contactJson(ctx, found, sql`(${found.isKnown} or ${isNew})`),
        notFound: sql<number>`(select count(*)::int from ${keys}) - (select count(*)::int from ${found})`,
      }),
    })
    .from(viewer);
}

/**
 * How many contacts may be newly shown. Without a daily limit the ledger decides, else what is left of the day, and then
 * the passes; for members who pay nothing no more than the network's new accounts share.
 */
function leftByTap(viewer: ViewerCte, allowance: AllowanceCte): SQL {
  const { dailyLimit, viewedToday } = viewer;
  const shared = sql`case when ${paysNothing(viewer)} then ${allowance.networkWithWork} end`;
  const ofDay = sql`greatest(0, ${dailyLimit} - ${viewedToday})`;
  const limited = sql`greatest(0, least(${ofDay} + ${usablePasses(viewer)}, ${shared}))`;
  return sql`(select case when ${dailyLimit} is null then ${leftByTaps(allowance)} else ${limited} end
    from ${viewer}, ${allowance})`;
}

/** Over `viewer`: buyers and trials without a pass, of which somebody may have as many as they have addresses. */
const paysNothing = (viewer: ViewerCte) =>
  sql<boolean>`(${viewer.state} in ('none', 'trial') and ${usablePasses(viewer)} = 0)`;

type Working = { viewer: ViewerCte; allowance: AllowanceCte; solved: SolvedChallenge | null };

/** What a tap past the limit of the network costs members who pay nothing. */
function workOf({ viewer, allowance, solved }: Working): Work {
  const isCharged = sql<boolean>`(select ${paysNothing(viewer)} and ${isPastNetwork(allowance)}
    from ${viewer}, ${allowance})`;
  return { isCharged, solved };
}
