import { searchInput } from '@mboalink/shared/directory/calls.ts';
import { findQuestion } from '@mboalink/worker/directory/find-listings.ts';
import { prepareSearch } from '@mboalink/worker/directory/search.ts';
import type { Client } from 'pg';
import { type Search, searchesOf, type Terms } from './searches.ts';

/** Milliseconds and blocks of 8 kB that the searches of a class took. */
export type SearchCost = { name: string; times: number[]; blocks: number[] };

type Plan = { 'Execution Time': number; Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } };

/** What each class of search costs the database itself, as `viewer`; the classes in turns, as the calls are. */
export async function measureSearches(
  client: Client,
  terms: Terms,
  { rounds, viewer }: { rounds: number; viewer: string },
): Promise<SearchCost[]> {
  const classes = searchesOf(terms).map(([name, next]) => ({ name, next, times: [], blocks: [] }));
  const warmUp = Math.ceil(rounds / 10);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const { next, times, blocks } of classes as (SearchCost & { next: () => Search })[]) {
      const { 'Execution Time': time, Plan } = await explain(client, next(), viewer);
      if (round < warmUp) continue;
      times.push(time);
      blocks.push(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']);
    }
  }
  return classes;
}

async function explain(client: Client, asked: Search, viewer: string): Promise<Plan> {
  const { search, tries } = prepareSearch(searchInput.parse(asked), { language: 'fr', now: new Date() });
  const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
    'explain (analyze, buffers, timing off, format json) select find_listings($1::jsonb, $2::uuid)',
    [findQuestion(tries, search, false), viewer],
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('no plan');
  return plan;
}
