import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';

/** Answers that came with this page are younger than it; what is older was kept on the phone. */
const startedAt = Date.now();

/** Searches that were answered here, among whom the phone knows, by their hash. */
const foundHere = new Set<string>();

export const isRemembered = ({ state }: Pick<Query, 'state'>) =>
  state.data !== undefined && state.dataUpdatedAt > 0 && state.dataUpdatedAt < startedAt;

export const isFresh = ({ state }: Pick<Query, 'state'>) =>
  state.data !== undefined && state.dataUpdatedAt >= startedAt;

export function markFound(key: readonly unknown[]) {
  foundHere.add(hashKey(key));
}

/** What on the screen comes from the phone: of when the oldest is, and whether the phone searched itself. Null where nothing does. */
export function rememberedOnScreen(client: QueryClient): { at: number; isFound: boolean } | null {
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: isRemembered });
  if (shown.length === 0) return null;
  return {
    at: Math.min(...shown.map(({ state }) => state.dataUpdatedAt)),
    isFound: shown.some(({ queryHash }) => foundHere.has(queryHash)),
  };
}
