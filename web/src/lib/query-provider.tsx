import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePage } from './page.tsx';
import { browserQueries } from './queries.browser.ts';
import { trpc } from './trpc.ts';

/** Around screens that ask and change; public pages do without it, and fetch nothing of it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { client, queryClient } = usePage().queries ?? browserQueries();
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
