import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { keepUser } from './session-store.ts';

const prefetchAfterMilliseconds = 500;

/** Somebody has just proved who they are. What they will look at next is fetched once this page is calm. */
export function signIn(user: CurrentUser) {
  keepUser(user);
  setTimeout(() => void prefetchStatistics().catch(() => {}), prefetchAfterMilliseconds);
}

async function prefetchStatistics() {
  const { trpcUtils } = await import('../api/trpc.ts');
  await trpcUtils.directory.stats.prefetch();
}
