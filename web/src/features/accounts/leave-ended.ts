import { forget, tellOtherTabs } from '../../lib/session.ts';

/** Long enough to read what happened. */
const readMilliseconds = 3000;

/** The session is over, as its owner wished: this browser forgets, its other tabs hear of it, and the home page comes. */
export function leaveEnded(): void {
  tellOtherTabs('left');
  const read = new Promise((over) => setTimeout(over, readMilliseconds));
  void Promise.all([forget(), read]).finally(() => location.replace('/'));
}
