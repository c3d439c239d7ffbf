import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query';
import { mayPass } from '../api/failures.ts';
import { queryClient } from '../api/query-client.ts';
import { answerFromWallet, type Kept } from './answer-from-wallet.ts';
import { keptAs, whole } from './kept-queries.ts';
import { isFresh, isRemembered, markFound } from './remembered.ts';
import { keepPhoneOf } from './this-phone.ts';
import type { Shelf } from './wallet-shelf.ts';

/** Without an answer for so long, what the phone keeps is shown meanwhile. */
const patienceMilliseconds = 4000;

const cache = queryClient.getQueryCache();

/**
 * Puts every answer that is to be kept on the shelf, and in the place of one that does not come what the phone knows. `onStale`
 * hears that something that is kept has changed.
 */
export function watchAnswers(userId: string, { kept, keep }: Shelf, onStale: () => void) {
  const patience = new Map<string, ReturnType<typeof setTimeout>>();

  const remember = ({ queryKey, queryHash, state }: Query) => {
    clearTimeout(patience.get(queryHash));
    patience.delete(queryHash);
    const answer = state.data === undefined ? answerFromWallet(kept, queryKey) : undefined;
    if (!answer) return;
    if (answer.isFound) markFound(queryKey);
    queryClient.setQueryData(queryKey, answer.data, { updatedAt: answer.at });
  };
  const wait = (query: Query) => {
    if (!patience.has(query.queryHash))
      patience.set(query.queryHash, setTimeout(remember, patienceMilliseconds, query));
  };
  const isAsked = ({ queryKey, state }: Query) => state.data === undefined && queryKey.includes(userId);

  const follow = (event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    switch (action.type) {
      case 'success':
        return (isFresh(query) || isChanged(query, kept)) && heard(query, action.manual);
      case 'invalidate':
        return keptAs(query.queryKey, userId) && onStale();
      case 'fetch':
        return isAsked(query) && wait(query);
      case 'failed':
      case 'error':
        return mayPass(action.error) && isAsked(query) && remember(query);
    }
  };
  const heard = (query: Query, manual: boolean | undefined) => {
    if (!manual) keepPhoneOf(userId);
    keep(query);
  };

  /** What was asked before anybody watched. */
  const lookBack = () => {
    for (const query of cache.getAll()) {
      const { error, fetchFailureReason, fetchStatus } = query.state;
      if (isFresh(query)) keep(query);
      else if (mayPass(error) || mayPass(fetchFailureReason)) remember(query);
      else if (fetchStatus === 'fetching' && isAsked(query)) wait(query);
    }
  };

  const unsubscribe = cache.subscribe(follow);
  return {
    lookBack,
    stop: () => {
      unsubscribe();
      for (const timer of patience.values()) clearTimeout(timer);
    },
  };
}

/** By what waits to be told: no answer of the server, and as old as before. */
const isChanged = ({ queryKey, queryHash, state }: Query, kept: Kept) =>
  queryKey[4] === whole && kept.get(queryHash)?.data !== state.data;

/** Asks the server for what is remembered and looked at. */
export function askAgain() {
  if (document.hidden || !navigator.onLine) return;
  const remembered = { type: 'active', predicate: isRemembered } as const;
  void queryClient.refetchQueries(remembered, { cancelRefetch: false });
}
