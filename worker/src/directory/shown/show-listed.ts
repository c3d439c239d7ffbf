import { doualaDay, startOfDoualaDay } from '@mboalink/shared/day.ts';
import { shownLimits } from '@mboalink/shared/shown-limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryContext } from '../../context.ts';
import type { CountedNetwork } from '../../session/network.ts';
import type { AskedKeys } from './asked.ts';
import { spanHoursAgo, spanOf } from './count-window.ts';
import { networkArrays } from './counters.ts';
import type { Shown } from './show-contacts.ts';

type Listed = {
  keys: AskedKeys;
  /** Of the viewer, by `countedNetworksOf`. */
  networks: readonly CountedNetwork[];
  /** Whether nothing of it is answered once the viewer may open nobody any more. */
  needsRoom: boolean;
  /** Whether somebody who was not shown before may be. */
  showsNew: boolean;
};

/**
 * Contacts in a list, by the function of the database: see db/functions/directory/show_listed.sql. No row when the session no
 * longer runs. It locks the viewer's row by itself, and only where it shows somebody new: a statement of its own, no batch.
 */
export function showListed(ctx: QueryContext, { keys, networks, needsRoom, showsNew }: Listed): SQL<Shown> {
  const { viewer, now } = ctx;
  const { hashes, factors } = networkArrays(networks);
  const at = (instant: Date) => instant.toISOString();
  return sql<Shown>`show_listed(keys => ${keys}::int[], needs_room => ${needsRoom}, shows_new => ${showsNew},
    network_hashes => ${hashes}, network_factors => ${factors}, member_id => ${viewer.userId},
    session_id => ${viewer.sessionId}, asked_at => ${at(now)}, asked_span => ${at(spanOf(now))},
    hour_ago => ${at(spanHoursAgo(now, 1))}, first_hours_ago => ${at(spanHoursAgo(now, shownLimits.firstHours))},
    day_start => ${at(startOfDoualaDay(now))}, asked_day => ${doualaDay(now)})`;
}
