import { hadNoAnswer } from '../lib/api/failures.ts';
import { whoIsHere } from '../lib/session/session-store.ts';
import { readStored } from '../lib/storage.ts';
import { inTurn } from './in-turn.ts';
import { showInLists } from './show-in-lists.ts';
import { dropWish } from './waiting-wishes.ts';
import type { Wish } from './wish.ts';

/** Who wished something, and whether the device had a network then. */
type Asked = { person: string | undefined; wasAway: boolean };

/**
 * Tells the server what somebody wants; without a network it waits on the device. Lists show it either way, before they are read anew.
 * Answers whether it was told.
 */
export const tellOrKeep = (wish: Wish, tell: () => Promise<unknown>): Promise<boolean> =>
  inTurn(wish, async () => {
    const before = readStored('local', 'wishes');
    const asked = { person: whoIsHere(), wasAway: !navigator.onLine };
    try {
      await tell();
    } catch (thrown) {
      if (await waits(wish, asked, thrown)) return false;
      throw thrown;
    }
    if (!asked.person || whoIsHere() !== asked.person) return true;
    showInLists(asked.person, wish);
    if (before) dropWish(wish, before);
    return true;
  });

/** Keeps what was not told for want of a network, unless whoever wished it has left meanwhile; answers whether it is kept. */
async function waits(wish: Wish, { person, wasAway }: Asked, thrown: unknown): Promise<boolean> {
  if (!hadNoAnswer(thrown) || (navigator.onLine && !wasAway)) return false;
  const later = await loadLater();
  if (whoIsHere() !== person || !later?.keepWish(wish)) return false;
  // The network came back meanwhile: nobody else would tell of it now. This call has to have ended before.
  if (navigator.onLine) setTimeout(later.tellWaiting);
  return true;
}

const loadLater = () => import('./later-wishes.ts').catch(() => undefined);
