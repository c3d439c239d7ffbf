import { useCallback, useSyncExternalStore } from 'react';

/** The widths at which screens change their shape. */
export const fromTablet = '(min-width: 48em)';
export const fromDesktop = '(min-width: 64em)';
export const fromWide = '(min-width: 75em)';

/** Whether a media query matches; false on the server. Only for what must not be rendered twice: CSS does the rest. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
