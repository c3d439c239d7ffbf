import type { Arrival } from '../app/arrival.ts';
import { pathTo } from '../app/paths.ts';
import { useSession } from '../app/session-context.ts';

export type Start = { href: string; state?: Arrival };

/** Where "get started" leads: to the search itself, or to registration and from there to the same search. */
export function useStart(): { signedIn: boolean; start: (wish?: Record<string, string>) => Start } {
  const signedIn = useSession().user !== null;
  const start = (wish: Record<string, string> = {}): Start => {
    const search = pathTo('find-contact', wish);
    if (signedIn) return { href: search };
    return { href: pathTo('register'), state: { message: 'getStarted', redirectAfter: search } };
  };
  return { signedIn, start };
}
