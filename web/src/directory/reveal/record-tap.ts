import type { InteractionType } from '@mboalink/shared/network/words.ts';
import { type ApiInputs, api } from '../../lib/api/client.ts';
import { withQuota } from '../../lib/api/directory-queries.ts';
import { codeOf, waitSecondsOf } from '../../lib/api/failures.ts';
import { forgetConnections, keepConnection } from '../../lib/api/network-queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { fromTimeToTime } from '../../lib/api/try-again.ts';
import { isUndecided } from '../../lib/api/undecided.ts';
import { subscribeSession, whoIsHere } from '../../lib/session/session-store.ts';
import { inOneTab } from '../../lib/tab-locks.ts';
import { triesAgainAfter, whoIsConfirmed } from '../outbox.ts';
import { type Tap, taps } from './tap-outbox.ts';

const underWay = new Set<string>();

/**
 * Records that a link to a contact was tapped, without being in its way: kept on the device first, then told to the server.
 * Without a network it waits.
 */
export function recordTap(connectedUserId: string, interactionType: InteractionType) {
  const userId = whoIsHere();
  if (!userId) return;
  const happenedAt = new Date().toISOString();
  const tap = { connectedUserId, interactionType, id: crypto.randomUUID(), happenedAt };
  taps.keep(userId, tap);
  // It is told with what else waits, once the server has said who is here.
  if (whoIsConfirmed()) void tellAtOnce(userId, tap);
}

/** The server knows when this was: the clock of a device may be wrong. */
async function tellAtOnce(userId: string, tap: Tap): Promise<void> {
  if (!(await tell(userId, { ...tap, happenedAt: undefined }))) await tellWaiting();
}

/**
 * Tells what waits on the device, one after the other, until one is not told, and answers why. That one comes last the next time:
 * whatever the server cannot take stands in no other's way.
 */
const tellWaiting = () => inOneTab('taps', tellEach);

async function tellEach(): Promise<unknown> {
  const userId = whoIsConfirmed();
  if (!userId) return;
  const tried = new Set<string>();
  const next = () => taps.waiting(userId).find(({ id }) => !underWay.has(id) && !tried.has(id));
  let inTheWay: unknown;
  for (let tap = next(); tap && !inTheWay && userId === whoIsConfirmed(); tap = next()) {
    tried.add(tap.id);
    inTheWay = await tell(userId, tap);
    if (inTheWay) taps.putLast(userId, tap);
  }
  // What is in sight may have been asked for before the server knew of these.
  if (tried.size > (inTheWay ? 1 : 0)) forgetConnections(queryClient, userId);
  return inTheWay;
}

/** Answers why the tap has to wait; nothing where it is told, or never will be: the server refused it. */
async function tell(
  userId: string,
  tap: ApiInputs['network']['connect'] & Pick<Tap, 'id'>,
): Promise<unknown> {
  underWay.add(tap.id);
  try {
    const told = api.network.connect.mutate(tap, { context: { keepalive: true } });
    const { connection } = await withQuota(queryClient, userId, told);
    keepConnection(queryClient, userId, connection);
  } catch (thrown) {
    // What the server undid for now is told once more when it says.
    if (!tap.happenedAt && codeOf(thrown) === 'unavailable')
      setTimeout(tellWaiting, waitSecondsOf(thrown) * 1000);
    if (isUndecided(thrown)) return thrown;
  } finally {
    underWay.delete(tap.id);
  }
  taps.forget(userId, [tap.id]);
}

if (typeof document !== 'undefined') {
  subscribeSession(fromTimeToTime(tellWaiting, triesAgainAfter).now);
}
