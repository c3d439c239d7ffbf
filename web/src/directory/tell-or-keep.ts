import { hadNoAnswer } from '../lib/api/failures.ts';
import { readStored } from '../lib/storage.ts';
import { inTurn } from './in-turn.ts';
import type { Wish } from './wish.ts';

/** Tells the server what somebody wants; without a network it waits on the device. Answers whether it was told. */
export const tellOrKeep = (wish: Wish, tell: () => Promise<unknown>): Promise<boolean> =>
  inTurn(wish, async () => {
    const wasAway = !navigator.onLine;
    try {
      await tell();
      if (readStored('local', 'wishes')) (await loadLater())?.dropWish(wish);
      return true;
    } catch (thrown) {
      if (!hadNoAnswer(thrown) || (navigator.onLine && !wasAway)) throw thrown;
      const later = await loadLater();
      if (!later?.keepWish(wish)) throw thrown;
      // The network came back meanwhile: nobody else would tell of it now. This call has to have ended before.
      if (navigator.onLine) setTimeout(later.tellWaiting);
      return false;
    }
  });

const loadLater = () => import('./later-wishes.ts').catch(() => undefined);
