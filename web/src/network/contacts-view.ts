import { useLocation, useSearch } from 'wouter';

/** The two segments of one's contacts. */
export type ContactsView = 'network' | 'saved';

/** The segment that the address shows: the network, unless it says otherwise. */
export function useContactsView(): ContactsView {
  const [pathname] = useLocation();
  const query = new URLSearchParams(useSearch());
  return pathname.startsWith('/saved') || query.get('view') === 'saved' ? 'saved' : 'network';
}
