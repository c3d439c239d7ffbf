import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { onPurge } from '../personal-caches.ts';

/**
 * When that was answered which the phone kept and put in the place of an answer, by the hash of the question. What is of another time
 * there came since: a clock that was set back makes no answer of this page an older one.
 */
const keptAt = new Map<string, number>();

/** Searches that were answered here, among whom the phone knows, by their hash. */
const foundHere = new Set<string>();

/** When a question was asked last, by its hash and the clock of this page. */
const askedAt = new Map<string, number>();

onPurge(() => {
  keptAt.clear();
  foundHere.clear();
  askedAt.clear();
});

/** Without an answer for so long, what the phone keeps is said to be old, and what it finds itself is shown. */
export const patienceMilliseconds = 4000;

type Asked = Pick<Query, 'queryHash' | 'state'>;

const hasAnswer = ({ state }: Asked) => state.data !== undefined && state.dataUpdatedAt > 0;

export const isRemembered = (query: Asked) =>
  hasAnswer(query) && query.state.dataUpdatedAt === keptAt.get(query.queryHash);

export const isFresh = (query: Asked) => hasAnswer(query) && !isRemembered(query);

/** Puts what the phone kept, or found itself, in the place of an answer. */
export function putRemembered(
  client: QueryClient,
  key: readonly unknown[],
  { data, at, isFound }: { data: unknown; at: number; isFound?: boolean },
) {
  if (isFound) foundHere.add(hashKey(key));
  keptAt.set(hashKey(key), at);
  client.setQueryData(key, data, { updatedAt: at });
}

export function markAsked({ queryHash }: Pick<Query, 'queryHash'>) {
  askedAt.set(queryHash, performance.now());
}

/** Whether the answer may come at any moment: it is asked for, or about to be. */
function isOnItsWay({ queryHash, state }: Query): boolean {
  const asked = performance.now() - (askedAt.get(queryHash) ?? Number.NEGATIVE_INFINITY);
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
