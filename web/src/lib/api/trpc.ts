import type { AppRouter } from '@mboalink/worker/router.ts';
import { QueryClient } from '@tanstack/react-query';
import { httpLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import { UnreadableAnswer } from '../errors/failure.ts';
import { onPurge } from '../personal-caches.ts';
import { callApi } from './transport.ts';

export const trpc = createTRPCReact<AppRouter>();

export const trpcClient = trpc.createClient({
  links: [httpLink({ url: '/api/trpc', fetch: callReadably })],
});

async function callReadably(...call: Parameters<typeof callApi>): Promise<Response> {
  const answer = await callApi(...call);
  if (!answer.headers.get('content-type')?.includes('json')) throw new UnreadableAnswer(answer.status);
  return answer;
}

// A repeated call may be charged: nothing is asked again on focus, and nothing that writes is retried.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: 1, staleTime: 60_000 },
    mutations: { retry: false },
  },
});

/** Our API outside of components: to fetch ahead, or to change what is kept. */
export const trpcUtils = createTRPCQueryUtils({ queryClient, client: trpcClient });

onPurge(() => queryClient.clear());
