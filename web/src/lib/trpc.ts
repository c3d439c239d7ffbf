import type { AppRouter } from '@mboalink/worker/router.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

/** Every call of ours as a hook: `trpc.directory.search.useQuery(input)`. */
export const trpc = createTRPCReact<AppRouter>();

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** A client with its cache. */
export type Queries = ReturnType<typeof createQueries>;

export function createQueries(client: TRPCClient<AppRouter>, queryClient: QueryClient) {
  return { client, queryClient, utils: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}

/** What a route reads before it is drawn, on either side: `(utils, url, params) => [utils.accounts.me.prefetch()]`. */
export type Reads = (
  utils: Queries['utils'],
  url: URL,
  params: Readonly<Record<string, string | undefined>>,
) => Promise<unknown>[];
