import { codeOf, isRateLimited, mayPass } from './failures.ts';

/** Whether a failure decides nothing of what was asked or told: it may be asked, or told, again later. */
export const isUndecided = (thrown: unknown) =>
  mayPass(thrown) ||
  isRateLimited(thrown) ||
  // It waits where the session is renewed, and goes with it where that is over; a challenge is solved where the page stays.
  ['unauthenticated', 'challenge_required'].includes(codeOf(thrown) ?? '');
