import type { NavigationState } from '../lib/navigation-state.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';

export type Start = { href: string; state?: NavigationState };

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
