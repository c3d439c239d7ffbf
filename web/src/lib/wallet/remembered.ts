import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { onPurge } from '../personal-caches.ts';

/** Answers that came with this page are younger than it; what is older was kept on the phone. */
export const startedAt = Date.now();

/** Searches that were answered here, among whom the phone knows, by their hash. */
const foundHere = new Set<string>();

/** When a question was asked last, by its hash. */
const askedAt = new Map<string, number>();

onPurge(() => {
  foundHere.clear();
  askedAt.clear();
});

/** Without an answer for so long, what the phone keeps is said to be old, and what it finds itself is shown. */
export const patienceMilliseconds = 4000;

export const isRemembered = ({ state }: Pick<Query, 'state'>) =>
  state.data !== undefined && state.dataUpdatedAt > 0 && state.dataUpdatedAt < startedAt;

export const isFresh = ({ state }: Pick<Query, 'state'>) =>
  state.data !== undefined && state.dataUpdatedAt >= startedAt;

export function markFound(key: readonly unknown[]) {
  foundHere.add(hashKey(key));
}

export function markAsked({ queryHash }: Pick<Query, 'queryHash'>) {
  askedAt.set(queryHash, Date.now());
}

/** Whether the answer may come at any moment: it is asked for, or about to be. */
function isOnItsWay({ queryHash, state }: Query): boolean {
  const asked = Date.now() - (askedAt.get(queryHash) ?? 0);
  const isAsked = state.fetchStatus === 'fetching' || navigator.onLine;
  return isAsked && state.fetchFailureCount === 0 && asked < patienceMilliseconds;
}

/** What on the screen comes from the phone: of when the oldest is, and whether the phone searched itself. Null where nothing does, or where the answer may come at any moment. */
export function rememberedOnScreen(client: QueryClient): { at: number; isFound: boolean } | null {
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: (query) => isRemembered(query) && !isOnItsWay(query),
  });
  if (shown.length === 0) return null;
  return {
    at: Math.min(...shown.map(({ state }) => state.dataUpdatedAt)),
    isFound: shown.some(({ queryHash }) => foundHere.has(queryHash)),
  };
}
