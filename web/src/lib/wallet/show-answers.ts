import type { Query } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { entryFile } from '../entry-file.ts';
import {
  type Answer,
  answeredBefore,
  answerFromWallet,
  firstPageOf,
  type Kept,
} from './answer-from-wallet.ts';
import { isWholeList } from './kept-queries.ts';
import { markSaved } from './mark-saved.ts';
import { isFresh, markAsked, patienceMilliseconds, putRemembered } from './remembered.ts';

/** Puts what the phone keeps of one person in the place of answers that have not come. */
export function showAnswers(userId: string, kept: Kept) {
  const patience = new Map<string, ReturnType<typeof setTimeout>>();
  let isShowing = false;

  const show = ({ queryKey }: Query, answer: Answer) => {
    // A whole list is kept as it is: another object would count as changed here.
    const data = isWholeList(queryKey) ? answer.data : markSaved(kept, queryKey, answer.data);
    putRemembered(queryClient, queryKey, { ...answer, data });
  };
  /** Of somebody's own questions those without an answer. */
  const isAsked = ({ queryKey, state }: Query) => state.data === undefined && queryKey.includes(userId);

  const stopWaiting = ({ queryHash }: Query) => {
    clearTimeout(patience.get(queryHash));
    patience.delete(queryHash);
  };
  /** No answer comes: what is found among all that is kept. */
  const remember = (query: Query) => {
    stopWaiting(query);
    const answer = isFresh(query) ? undefined : answerFromWallet(kept, query.queryKey);
    if (answer) show(query, answer);
  };
  const showMeanwhile = (query: Query) => {
    if (!isAsked(query)) return;
    const { queryKey } = query;
    const answer = navigator.onLine
      ? answeredBefore(kept, queryKey, entryFile())
      : answerFromWallet(kept, queryKey);
    if (!answer) return;
    isShowing = true;
    // Where no server is, nobody brings the others.
    show(query, navigator.onLine ? firstPageOf(answer) : answer);
    // The server is asked all the same, however young that is.
    query.invalidate();
    markAsked(query);
    isShowing = false;
  };
  const wait = (query: Query) => {
    if (isAsked(query) && !patience.has(query.queryHash))
      patience.set(query.queryHash, setTimeout(remember, patienceMilliseconds, query));
  };
  return {
    /** Whether what happens in the cache just now is done by this. */
    isShowing: () => isShowing,
    remember,
    showMeanwhile,
    wait,
    stopWaiting,
    stop: () => {
      for (const timer of patience.values()) clearTimeout(timer);
    },
  };
}
