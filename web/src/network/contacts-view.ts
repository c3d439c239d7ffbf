import { useLocation, useSearch } from 'wouter';

/** The segments of one's contacts. */
export type ContactsView = 'network' | 'saved' | 'opened';

/** The segment that the address shows: the network, unless it says otherwise. */
export function useContactsView(): ContactsView {
  const [pathname] = useLocation();
  const query = new URLSearchParams(useSearch());
  const view = query.get('view');
  if (pathname.startsWith('/saved') || view === 'saved') return 'saved';
  return view === 'opened' ? 'opened' : 'network';
}
