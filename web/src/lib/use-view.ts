import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useIsThere } from '../ui/use-is-there.ts';

/**
 * Which part of a screen is shown, kept in the history entry: the phone's back gesture goes one part back, and a
 * reload (or a browser that was pushed out of memory by the mail app) comes back to the same part. An answer that comes
 * late shows nothing to who left the screen.
 */
export function useView<View extends string>(first: View, others: readonly View[]) {
  const state: unknown = useHistoryState();
  const [, navigate] = useLocation();
  const isThere = useIsThere();
  const entry: { view?: unknown } = Object(state);
  const view = others.find((name) => name === entry.view) ?? first;
  const show = (next: View, { replace = false } = {}) => {
    if (!isThere.current) return;
    navigate(location.pathname + location.search, { state: { ...entry, view: next }, replace });
  };
  return [view, show] as const;
}
