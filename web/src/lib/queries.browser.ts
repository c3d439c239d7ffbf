import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { serverNow } from './clock.ts';
import { createQueryClient } from './query-client.ts';
import { alsoForget, keepUser } from './session.ts';
import { transport } from './transport.ts';
import { createQueries, type Queries, type Reads } from './trpc.ts';

let queries: Queries | undefined;

/** The cache of this tab, filled with what the server read for the document. */
export function browserQueries(): Queries {
  queries ??= createQueries(createTRPCClient({ links: [transport] }), filledQueryClient());
  return queries;
}

function filledQueryClient() {
  const client = createQueryClient();
  const state = document.getElementById('state')?.textContent;
  const me = JSON.stringify([['accounts', 'me'], { type: 'query' }]);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (/^(added|updated)$/.test(type) && query.queryHash === me && query.state.data)
      keepUser(query.state.data.user);
  });
  if (state) hydrate(client, byThisClock(JSON.parse(state)));
  alsoForget(() => client.clear());
  return client;
}

/** What the server read, with the phone's own time: by that the library reckons how old an answer is. */
function byThisClock(state: DehydratedState): DehydratedState {
  const ahead = serverNow() - Date.now();
  for (const query of state.queries) query.state.dataUpdatedAt -= ahead;
  return state;
}

/** Fills the cache with what a route reads; what is fresh there is not asked for again. */
export const browserReads =
  (reads: Reads) =>
  async ({ url, params }: ClientLoaderFunctionArgs): Promise<null> => {
    await Promise.all(reads(browserQueries().utils, url, params));
    return null;
  };
