import { Registered as RegisteredScreen } from '../features/accounts/registered.tsx';
import type { Handle } from '../lib/handle.ts';
import { browserReads } from '../lib/queries.browser.ts';
import { serverReads } from '../lib/queries.server.ts';
import type { Reads } from '../lib/trpc.ts';

export const handle = { words: ['register', 'directory'], frame: 'plain' } satisfies Handle;

const reads: Reads = (utils) => [utils.accounts.me.prefetch()];

export const loader = serverReads(reads);
export const clientLoader = browserReads(reads);

export default function Registered() {
  return <RegisteredScreen />;
}
