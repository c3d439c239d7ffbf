import { checkSession } from '../session/session.ts';

/** What was answered before a payment says of plan and numbers what holds no more. */
export function learnWhatWasPaid(): void {
  void checkSession();
  // Only the screens that list contacts keep answers, and may not have been opened.
  import('./query-client.ts').then(
    ({ queryClient }) => queryClient.resetQueries(),
    () => {},
  );
}
