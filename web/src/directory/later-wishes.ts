import { keysOf } from '@mboalink/shared/keys-of.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../lib/api/client.ts';
import { networkKeys } from '../lib/api/network-queries.ts';
import { archiveWishes, savedWishes, trustWishes } from '../lib/api/network-wishes.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { isUndecided } from '../lib/api/undecided.ts';
import { countUnsentBy } from '../lib/session/leave.ts';
import { subscribeSession, whoIsHere } from '../lib/session/session-store.ts';
import { inOneTab } from '../lib/tab-locks.ts';
import { inTurn } from './in-turn.ts';
import { whoIsConfirmed } from './outbox.ts';
import { showInLists } from './show-in-lists.ts';
import { changed, idsAboutSame, outbox, type Waiting, waiting, watchers } from './waiting-wishes.ts';
import type { Wish } from './wish.ts';

const marksOf = { save: savedWishes, trust: trustWishes, archive: archiveWishes } as const;
const refusals = new Set<(wish: Wish, thrown: unknown) => void>();
let telling = false;
/** Why the last one that was tried is not told. */
let inTheWay: unknown;

const isWaiting = (id: string) => waiting().some((wish) => wish.id === id);

/** Keeps a wish in the place of an earlier one of its kind, until the network is back. Answers whether it is kept. */
export function keepWish(wish: Wish): boolean {
  const userId = whoIsHere();
  if (!userId) return false;
  const id = crypto.randomUUID();
  // Without the number of whom they save: this phone may be nobody's.
  const kept = { ...wish, id, ...(wish.kind === 'save' && { contact: null }) };
  outbox.keep(userId, kept, idsAboutSame(wish));
  if (!isWaiting(id)) return false;
  showInLists(userId, wish);
  changed();
  return true;
}

/** The note that waits to be told of a connection. */
export function useWaitingNote(about: string): string | undefined {
  const note = () => {
    const found = waiting().find((wish) => wish.kind === 'note' && wish.about === about);
    return found?.kind === 'note' ? found.note : undefined;
  };
  return useSyncExternalStore(watch, note, () => undefined);
}

/** How many wishes wait. */
export function useWaiting(): number {
  return useSyncExternalStore(
    watch,
    () => waiting().length,
    () => 0,
  );
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Hears of wishes that the server refused after all; answers how to stop. */
export function onRefusal(refused: (wish: Wish, thrown: unknown) => void): () => void {
  refusals.add(refused);
  return () => refusals.delete(refused);
}

/**
 * Tells all that waits, one after the other, until one is not told. That one comes last the next time: whatever the server cannot take
 * stands in no other's way. What waits shows meanwhile as it is wished. Answers why that one was not told.
 */
export async function tellWaiting(): Promise<unknown> {
  await inOneTab('wishes', tellEach);
  return inTheWay;
}

async function tellEach(): Promise<void> {
  const userId = whoIsConfirmed();
  if (!userId || telling) return;
  telling = true;
  inTheWay = undefined;
  let isAnyTold = false;
  try {
    const tried = new Set<string>();
    const next = () => waiting().find(({ id }) => !tried.has(id));
    for (let wish = next(); wish; wish = next()) {
      tried.add(wish.id);
      const { id } = wish;
      const isTold = await inTurn(wish, async () => !isWaiting(id) || tell(wish));
      if (whoIsHere() !== userId) return;
      isAnyTold ||= isTold;
      if (isTold) outbox.forget(userId, [id]);
      else outbox.putLast(userId, wish);
      changed();
      if (!isTold) return;
    }
  } finally {
    telling = false;
    if (isAnyTold) askAnew(userId);
  }
}

/** Answers whether it is told, or will never be: the server refused it. */
async function tell(wish: Waiting): Promise<boolean> {
  const userId = whoIsHere();
  let isTold = false;
  try {
    if (wish.kind === 'note')
      isTold = await arrives(api.network.note.mutate({ contactId: wish.about, note: wish.note }));
    else
      await marksOf[wish.kind].wish(wish.about, wish.wanted, async (wanted) => {
        isTold = await arrives(callOf({ ...wish, wanted }));
        if (!isTold && wanted !== wish.wanted && whoIsHere() === userId) keepWish({ ...wish, wanted });
        return isTold;
      });
  } catch (thrown) {
    for (const refused of refusals) refused(wish, thrown);
    return true;
  }
  return isTold;
}

/** Whether the server heard of it; what it refuses is thrown. */
async function arrives(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (thrown) {
    if (!isUndecided(thrown)) throw thrown;
    inTheWay = thrown;
    return false;
  }
}

function callOf({ kind, about, wanted }: Wish & { kind: keyof typeof marksOf }) {
  if (kind === 'trust')
    return api.network.trust.mutate({ id: about, trustLevel: wanted ? 'trusted' : 'contact' });
  if (kind === 'archive')
    return wanted ? api.network.archive.mutate({ id: about }) : api.network.restore.mutate({ id: about });
  const which = { contactId: about };
  return wanted ? api.network.save.mutate(which) : api.network.unsave.mutate(which);
}

function askAnew(userId: string) {
  for (const queryKey of [networkKeys.saved(userId), networkKeys.connections(userId), ['insights', userId]])
    void queryClient.invalidateQueries({ queryKey });
}

/** What waits since an earlier page, or by another tab, shows as it was wished. */
export function recallWaiting(): void {
  for (const kind of keysOf(marksOf))
    marksOf[kind].recall(
      new Map(waiting().flatMap((wish) => (wish.kind === kind ? [[wish.about, wish.wanted]] : []))),
    );
  changed();
}

subscribeSession(changed);
countUnsentBy(() => waiting().length);
