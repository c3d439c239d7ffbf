import { checkSession } from '../session/session.ts';
import { currentSession } from '../session/session-store.ts';

const limit = () => currentSession().user?.dailyMatchesLimit;

/** What was answered before a payment says of plan and numbers what holds no more. */
export async function learnWhatWasPaid(): Promise<void> {
  const before = limit();
  await checkSession();
  // Under another limit all is asked anew already.
  if (limit() !== before) return;
  // Only the screens that list contacts keep answers, and may not have been opened.
  import('./query-client.ts').then(
    ({ queryClient }) => queryClient.resetQueries(),
    () => {},
  );
}
