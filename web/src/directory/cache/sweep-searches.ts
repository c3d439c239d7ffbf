import { type Query, type QueryCache, QueryClient } from '@tanstack/react-query';
import { freshFor, mostSearches, sweepEvery } from './directory-keys.ts';

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
