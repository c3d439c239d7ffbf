import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/**
 * Which part of a screen is shown, kept in the history entry: the phone's back gesture goes one part back, and a
 * reload (or a browser that was pushed out of memory by the mail app) comes back to the same part.
 */
export function useView<View extends string>(first: View, others: readonly View[]) {
  const state: unknown = useHistoryState();
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const entry = typeof state === 'object' && state !== null ? state : {};
  const kept = 'view' in entry ? entry.view : undefined;
  const view = others.find((name) => name === kept) ?? first;
  const show = (next: View, { replace = false } = {}) => {
    const address = search ? `${pathname}?${search}` : pathname;
    navigate(address, { state: { ...entry, view: next }, replace });
  };
  return [view, show] as const;
}
