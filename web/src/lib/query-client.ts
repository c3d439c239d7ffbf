import { onlineManager, QueryClient } from '@tanstack/react-query';
import { mayPass, retryMilliseconds } from './retry.ts';

/** What was answered is stale after this long. */
const staleMilliseconds = 120_000;

/** Answers that live for less, or for longer. */
const staleOf: Record<string, number> = {
  'directory.stats': 30_000,
  'directory.search': 5 * 60_000,
};

/** A client of the cache with the rules of transport: nothing is asked again on focus, and nothing that writes is sent twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a page is drawn with what is known; it does not wait.
        networkMode: 'always',
        staleTime: ({ queryKey: [path] }) =>
          (Array.isArray(path) ? staleOf[path.join('.')] : undefined) ?? staleMilliseconds,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // The Worker asks its own router: what failed there is asked again by the browser.
        retry: (failures, error) =>
          !import.meta.env.SSR && failures === 0 && onlineManager.isOnline() && mayPass(error),
        retryDelay: retryMilliseconds,
      },
      mutations: { retry: false },
    },
  });
}
