import { doualaDay, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { shownLimits } from '@mboalink/shared/shown-limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryContext } from '../../context.ts';
import type { CountedNetwork } from '../../session/network-hash.ts';
import type { AskedKeys } from './asked.ts';
import { spanHoursAgo, spanOf } from './count-window.ts';
import { networkArrays } from './counters.ts';
import type { Shown } from './show-contacts.ts';

/** Who asks, and when: all that the statements of a list take of it, by the names of the function's parameters. */
export function askedBy({ viewer, now }: QueryContext) {
  return {
    member_id: viewer.userId,
    session_id: viewer.sessionId,
    asked_at: now.toISOString(),
    asked_span: spanOf(now).toISOString(),
    hour_ago: spanHoursAgo(now, 1).toISOString(),
    first_hours_ago: spanHoursAgo(now, shownLimits.firstHours).toISOString(),
    day_start: startOfDoualaDay(now).toISOString(),
    asked_day: doualaDay(now),
  };
}

type Listed = {
  keys: AskedKeys;
  /** Of whoever asks, by `countedNetworksOf`. */
  networks: readonly CountedNetwork[];
  /** Whether nothing of it is answered once the viewer may open nobody any more. */
  needsRoom: boolean;
  /** Whether somebody who was not shown before may be. */
  showsNew: boolean;
};

/**
 * Contacts in a list, by the function of the database that holds `showContacts`; no row when the session no longer runs.
 * It locks the viewer's row by itself, and only where it shows somebody new: in a statement of its own, it is no batch.
 */
export function showListed(ctx: QueryContext, { keys, networks, needsRoom, showsNew }: Listed): SQL<Shown> {
  const { hashes, factors } = networkArrays(networks);
  const { member_id, session_id, asked_at, asked_span, ...since } = askedBy(ctx);
  return sql<Shown>`show_listed(keys => ${keys}::int[], needs_room => ${needsRoom}, shows_new => ${showsNew},
    network_hashes => ${hashes}, network_factors => ${factors}, member_id => ${member_id}, session_id => ${session_id},
    asked_at => ${asked_at}, asked_span => ${asked_span}, hour_ago => ${since.hour_ago},
    first_hours_ago => ${since.first_hours_ago}, day_start => ${since.day_start}, asked_day => ${since.asked_day})`;
}
