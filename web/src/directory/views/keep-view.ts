import { doualaDay } from '@mboalink/shared/day.ts';
import { api } from '../../lib/api/client.ts';
import { isUndecided } from '../../lib/api/undecided.ts';
import { onPurge } from '../../lib/personal-caches.ts';
import { subscribeSession, whoIsHere } from '../../lib/session/session-store.ts';
import { createOutbox, whoIsConfirmed } from '../outbox.ts';

type View = { id: string; targetUserId: string; happenedAt: string };

/** So long several looks are waited for, to be told together. */
const waitMilliseconds = 3000;

/** As many as one call takes. */
const views = createOutbox<View>('views', 50);

/** Whom somebody looked at here on which day: more of it counts nothing. */
const seen = new Set<string>();

/** Those of which the server was not told yet: it knows when they were, and the clock of a device may be wrong. */
const fresh = new Set<string>();
const underWay = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps on the device that a card was looked at, and tells it soon, with others. Without a network it waits. */
export function keepView(targetUserId: string) {
  const userId = whoIsHere();
  const now = new Date();
  const mark = `${doualaDay(now)} ${targetUserId}`;
  if (!userId || seen.has(mark)) return;
  seen.add(mark);
  const view = { id: crypto.randomUUID(), targetUserId, happenedAt: now.toISOString() };
  fresh.add(view.id);
  views.keep(userId, view);
  timer ??= setTimeout(tell, waitMilliseconds);
}

/** Tells all that waits, at once; what fails is nobody's concern. */
async function tell(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const userId = whoIsConfirmed();
  const told = userId ? views.waiting(userId).filter(({ id }) => !underWay.has(id)) : [];
  if (!userId || told.length === 0) return;
  const ids = told.map(({ id }) => id);
  const events = told.map(({ id, targetUserId, happenedAt }) => ({
    ...{ id, actionType: 'profile_view' as const, targetUserId },
    ...(!fresh.delete(id) && { metadata: { timestamp: happenedAt } }),
  }));
  for (const id of ids) underWay.add(id);
  try {
    await api.insights.track.mutate({ events }, { context: { keepalive: true } });
    views.forget(userId, ids);
  } catch (thrown) {
    if (!isUndecided(thrown)) views.forget(userId, ids);
  } finally {
    for (const id of ids) underWay.delete(id);
  }
}

onPurge(() => {
  clearTimeout(timer);
  timer = undefined;
  for (const kept of [seen, fresh]) kept.clear();
});

const start = () => void tell();
addEventListener('online', start);
document.addEventListener('visibilitychange', () => document.hidden && start());
subscribeSession(start);
