import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { directoryKeys, freshFor } from '../../lib/api/directory-queries.ts';

const mostSearches = 1000;
const sweepEvery = 60_000;

export type KeptSearch = { updatedAt: number; used: boolean };

/** Of the searches kept in memory those to forget: shown nowhere and too old, or beyond the number to keep. */
export function searchesToForget<Kept extends KeptSearch>(
  kept: readonly Kept[],
  now: number,
  most = mostSearches,
): Kept[] {
  const idle = kept.filter(({ used }) => !used).sort((a, b) => b.updatedAt - a.updatedAt);
  const room = Math.max(0, most - (kept.length - idle.length));
  return idle.filter((search, index) => index >= room || now - search.updatedAt >= freshFor.search);
}

function sweep(client: QueryClient, userId: string) {
  const cache = client.getQueryCache();
  const kept = cache.findAll({ queryKey: directoryKeys.searches(userId) }).map((query) => ({
    query,
    updatedAt: query.state.dataUpdatedAt,
    used: query.getObserversCount() > 0,
  }));
  for (const { query } of searchesToForget(kept, Date.now())) cache.remove(query);
}

/** Keeps the memory of searches small for as long as somebody searches. */
export function useSweptSearches(userId: string) {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => sweep(client, userId), sweepEvery);
    return () => clearInterval(timer);
  }, [client, userId]);
}
