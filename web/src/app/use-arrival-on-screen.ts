import { useEffect } from 'react';

let movedBack = false;
let first = true;

if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => {
    movedBack = true;
  });
}

/**
 * A new screen starts at its top with the focus on its content, as a new page would. Going back keeps the place,
 * which the browser restores.
 */
export function useArrivalOnScreen() {
  useEffect(() => {
    if (!first && !movedBack) {
      scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    first = false;
    movedBack = false;
  }, []);
}
