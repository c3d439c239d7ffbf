import type { NavigationState } from '../lib/navigation-state.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';

export type Start = { href: string; state?: NavigationState };

/** Where "get started" leads: to the search itself, or to registration and from there to the same search. */
export function useStart(): { signedIn: boolean; start: (search?: Record<string, string>) => Start } {
  const signedIn = useSession().user !== null;
  const start = (search: Record<string, string> = {}): Start => {
    const target = pathTo('find-contact', search);
    if (signedIn) return { href: target };
    return { href: pathTo('register'), state: { message: 'getStarted', redirectAfter: target } };
  };
  return { signedIn, start };
}
