import { hydrate } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import type { ClientLoaderFunctionArgs } from 'react-router';
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
  if (state) hydrate(client, JSON.parse(state));
  alsoForget(() => client.clear());
  return client;
}

/** Fills the cache with what a route reads; what is fresh there is not asked for again. */
export const browserReads =
  (reads: Reads) =>
  async ({ url, params }: ClientLoaderFunctionArgs): Promise<null> => {
    await Promise.all(reads(browserQueries().utils, url, params));
    return null;
  };
