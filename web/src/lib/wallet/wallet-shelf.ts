import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { Query, QueryKey } from '@tanstack/react-query';
import { clear, delMany, entries, set } from 'idb-keyval';
import { entryFile } from '../entry-file.ts';
import type { KeptAnswer } from './answer-from-wallet.ts';
import { keptAs, mostOf } from './kept-queries.ts';
import { keptDays } from './this-phone.ts';
import { openWalletStore } from './wallet-store.ts';

/** Storage that is forbidden, full or erased: what is kept lasts as long as the page. */
const ignore = () => {};

/** A clock that was set back makes nothing older, nor as young as what this page is answered. */
const notAhead = (one: KeptAnswer, now: number): KeptAnswer => (one.at > now ? { ...one, at: now - 1 } : one);

const toKept = (
  key: QueryKey,
  { dataUpdatedAt: at, data }: Query['state'],
  isStale: boolean | undefined,
): KeptAnswer => ({ key, at, data, by: entryFile(), isStale });

/** What the phone keeps of one person: in memory while the page is open, and in the database of the browser. */
export function openShelf(userId: string) {
  const store = openWalletStore();
  const kept = new Map<string, KeptAnswer>();

  const forget = (hashes: readonly string[]) => {
    for (const hash of hashes) kept.delete(hash);
    if (hashes.length > 0) delMany([...hashes], store.use).catch(ignore);
  };

  /** Keeps an answer if it is of those that are kept; of its kind no more than are to be. What `isChange` here is no answer: the mark stays. */
  const keep = ({ queryHash, queryKey: key, state }: Query, isChange?: boolean) => {
    const name = keptAs(key, userId);
    if (!name) return;
    const answer = toKept(key, state, isChange && kept.get(queryHash)?.isStale);
    kept.set(queryHash, answer);
    set(queryHash, answer, store.use).catch(ignore);
    // The one that has come is the latest, whatever a clock that was set back says.
    const others = [...kept].filter(([hash, one]) => hash !== queryHash && keptAs(one.key, userId) === name);
    others.sort(([, one], [, other]) => other.at - one.at);
    forget(others.slice(mostOf(name) - 1).map(([hash]) => hash));
  };

  /** Something in it has changed since, also for the next page that reads it. */
  const markStale = ({ queryHash }: Query) => {
    const answer = kept.get(queryHash);
    if (answer) set(queryHash, Object.assign(answer, { isStale: true }), store.use).catch(ignore);
  };

  /** What the server refuses now is kept no longer. */
  const drop = ({ queryHash }: Query) => kept.has(queryHash) && forget([queryHash]);

  /** Reads what was kept. What is too old, or of somebody else, goes. */
  const load = async () => {
    const stored = await entries<string, KeptAnswer>(store.use).catch(() => []);
    const now = Date.now();
    const isTheirs = (one: Partial<KeptAnswer> | undefined) =>
      Array.isArray(one?.key) &&
      keptAs(one.key, userId) !== undefined &&
      typeof one.at === 'number' &&
      now - one.at < keptDays * dayMilliseconds;
    for (const [hash, one] of stored)
      if (isTheirs(one) && !kept.has(hash)) kept.set(hash, notAhead(one, now));
    forget(stored.filter(([, one]) => !isTheirs(one)).map(([hash]) => hash));
  };

  return {
    kept,
    keep,
    markStale,
    drop,
    load,
    empty: () => {
      kept.clear();
      clear(store.use).catch(ignore);
    },
    close: store.close,
  };
}

export type Shelf = ReturnType<typeof openShelf>;
