import { dayMilliseconds } from '@mboalink/shared/day.ts';
import type { Query } from '@tanstack/react-query';
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

const isOf = (userId: string, one: Partial<KeptAnswer> | undefined, now: number) =>
  Array.isArray(one?.key) &&
  keptAs(one.key, userId) !== undefined &&
  typeof one.at === 'number' &&
  now - one.at < keptDays * dayMilliseconds;

/** What the phone keeps of one person: in memory while the page is open, and in the database of the browser. */
export function openShelf(userId: string) {
  const store = openWalletStore();
  const kept = new Map<string, KeptAnswer>();

  const forget = (hashes: readonly string[]) => {
    for (const hash of hashes) kept.delete(hash);
    if (hashes.length > 0) delMany([...hashes], store.use).catch(ignore);
  };

  const put = (hash: string, answer: KeptAnswer) => {
    kept.set(hash, answer);
    set(hash, answer, store.use).catch(ignore);
  };

  /** Keeps an answer if it is of those that are kept; of its kind no more than are to be. */
  const keep = ({ queryHash, queryKey: key, state }: Query, isStale?: boolean) => {
    const name = keptAs(key, userId);
    if (!name) return;
    put(queryHash, { key, at: state.dataUpdatedAt, data: state.data, by: entryFile(), isStale });
    // The one that has come is the latest, whatever a clock that was set back says.
    const others = [...kept].filter(([hash, one]) => hash !== queryHash && keptAs(one.key, userId) === name);
    others.sort(([, one], [, other]) => other.at - one.at);
    forget(others.slice(mostOf(name) - 1).map(([hash]) => hash));
  };

  /** Something in it has changed since, also for the next page that reads it. */
  const markStale = ({ queryHash }: Query) => {
    const answer = kept.get(queryHash);
    if (answer) put(queryHash, { ...answer, isStale: true });
  };

  /** What the server refuses now is kept no longer. */
  const drop = ({ queryHash }: Query) => kept.has(queryHash) && forget([queryHash]);

  /** Reads what was kept. What is too old, or of somebody else, goes. */
  const load = async () => {
    const stored = await entries<string, KeptAnswer>(store.use).catch(() => []);
    const now = Date.now();
    const theirs = stored.filter(([, one]) => isOf(userId, one, now));
    for (const [hash, one] of theirs) if (!kept.has(hash)) kept.set(hash, notAhead(one, now));
    forget(stored.filter((entry) => !theirs.includes(entry)).map(([hash]) => hash));
  };

  /** What is changed here, or about to be read again, is no answer: what had changed in it since stays unread. */
  const keepChange = (query: Query) => keep(query, kept.get(query.queryHash)?.isStale);

  return {
    kept,
    keep,
    keepChange,
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
