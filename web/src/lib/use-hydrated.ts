import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first drawing in the browser, which must agree; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
