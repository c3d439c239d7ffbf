import { QueryClient } from '@tanstack/react-query';
import { onPurge } from '../personal-caches.ts';

// A repeated call may be charged: nothing is asked again on focus, and nothing that writes is retried.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Calls say themselves that they failed, whatever the device believes of its network.
      networkMode: 'always',
      retry: 1,
      staleTime: 60_000,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onPurge(() => queryClient.clear());
