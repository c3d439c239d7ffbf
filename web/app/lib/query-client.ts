import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';

/** What was answered is stale after this long; dashboards and searches say otherwise where they ask. */
const staleMilliseconds = 120_000;

/** A client of the cache with the rules of transport: nothing is asked again on focus, and nothing that writes is sent twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMilliseconds,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures === 0 && mayPass(error),
        retryDelay: 1000,
      },
      mutations: { retry: false },
    },
  });
}

/** Whether a second attempt may go better: no answer came, or the server said that it failed; never after a refusal. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false;
  const status: unknown = error.data?.httpStatus;
  return typeof status !== 'number' || status >= 500;
}
