import { useEffect } from 'react';

/** The address that somebody last went back or forward to. */
let returnedTo: string | undefined;
let first = true;

if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => {
    returnedTo = location.pathname;
  });
}

/**
 * A new screen starts at its top with the focus on its content, as a new page would. Going back keeps the place,
 * which the browser restores.
 */
export function useScrollToTop() {
  useEffect(() => {
    if (!first && returnedTo !== location.pathname) {
      scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    first = false;
    returnedTo = undefined;
  }, []);
}
