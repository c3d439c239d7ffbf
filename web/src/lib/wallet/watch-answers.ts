import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query';
import { isLeftAlone } from '../api/directory-queries.ts';
import { mayPass } from '../api/failures.ts';
import { queryClient } from '../api/query-client.ts';
import { isUndecided } from '../api/undecided.ts';
import type { Kept } from './answer-from-wallet.ts';
import { isWholeList, keptAs } from './kept-queries.ts';
import { isFresh, isRemembered, markAsked } from './remembered.ts';
import { showAnswers } from './show-answers.ts';
import { isPhoneOf, keepPhoneOf } from './this-phone.ts';
import type { Shelf } from './wallet-shelf.ts';

const cache = queryClient.getQueryCache();

/**
 * Puts every answer that is to be kept on the shelf, and in the place of one that has not come what the phone knows. `onStale`
 * hears that something that is kept has changed.
 */
export function watchAnswers(userId: string, { kept, keep, drop }: Shelf, onStale: (query: Query) => void) {
  const { isShowing, remember, showMeanwhile, wait, stopWaiting, stop } = showAnswers(userId, kept);

  const follow = (event: QueryCacheNotifyEvent) => {
    if (event.type === 'added') return showMeanwhile(event.query);
    if (event.type !== 'updated' || isShowing()) return;
    const { action, query } = event;
    switch (action.type) {
      case 'success':
        return isFresh(query) && heard(query, action.manual);
      case 'setState':
        return (isFresh(query) || isChanged(query, kept)) && keep(query, true);
      case 'invalidate':
        return keptAs(query.queryKey, userId) && onStale(query);
      case 'fetch':
        markAsked(query);
        return wait(query);
      case 'failed':
      case 'error':
        return query.queryKey.includes(userId) && failed(query, action.error);
    }
  };
  const heard = (query: Query, manual: boolean | undefined) => {
    // Another tab may have said meanwhile that it is not.
    if (!manual && isPhoneOf(userId)) keepPhoneOf(userId);
    keep(query, manual);
  };
  const failed = (query: Query, error: unknown) => {
    if (mayPass(error)) return remember(query);
    // As where too much was asked: what is remembered is as good as it was.
    if (isUndecided(error)) return;
    stopWaiting(query);
    drop(query);
    if (isRemembered(query)) query.setState({ ...query.state, data: undefined, dataUpdatedAt: 0 });
  };

  /** What was asked before anybody watched. */
  const lookBack = () => {
    for (const query of cache.getAll()) {
      const { error, fetchFailureReason, fetchStatus } = query.state;
      if (isFresh(query)) keep(query);
      else if (mayPass(error) || mayPass(fetchFailureReason)) remember(query);
      else if (fetchStatus === 'fetching') wait(query);
    }
  };

  const unsubscribe = cache.subscribe(follow);
  return {
    lookBack,
    stop: () => {
      unsubscribe();
      stop();
    },
  };
}

/** Here, such as by what waits to be told: no answer of the server, and as old as before. */
const isChanged = ({ queryKey, queryHash, state }: Query, kept: Kept) =>
  isWholeList(queryKey) && state.data !== undefined && kept.get(queryHash)?.data !== state.data;

/**
 * Asks the server for what is remembered and looked at, but for what it wants to be left alone with. Throws what fails of it; answers true
 * where nothing can be asked.
 */
export async function askAgain(): Promise<true | undefined> {
  if (document.hidden || !navigator.onLine) return true;
  await queryClient.refetchQueries(
    { type: 'active', predicate: (query) => isRemembered(query) && !isLeftAlone(query) },
    { cancelRefetch: false, throwOnError: true },
  );
}
