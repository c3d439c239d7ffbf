import { QueryClient } from '@tanstack/react-query';
import { onPurge } from '../personal-caches.ts';
import { currentSession, subscribeSession } from '../session/session-store.ts';
import { mayPass } from './failures.ts';
import { waitAfter } from './wait-after.ts';

// A repeated call may be charged: nothing is asked again on focus, and nothing that writes is retried.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Calls say themselves that they failed, whatever the device believes of its network.
      networkMode: 'always',
      // What is refused would be refused again, and who says for how long to wait is not asked after a second.
      retry: (failures, thrown) => failures === 0 && mayPass(thrown) && waitAfter(0, thrown, 0) === 0,
      staleTime: 60_000,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onPurge(() => queryClient.clear());

let known = currentSession().user;

subscribeSession(() => {
  const { user } = currentSession();
  // What was answered under another plan says of its numbers what holds no more.
  if (user?.dailyMatchesLimit !== known?.dailyMatchesLimit) void queryClient.resetQueries();
  // What is advised and counted of a listing depends on what it says.
  else if (user !== known)
    void queryClient.invalidateQueries({ queryKey: ['insights'], refetchType: 'none' });
  known = user;
});
