import { useHydrated } from './use-hydrated.ts';

/** The year now. Prerendered HTML may be shown for the first time in a later year than it was made in. */
export function useYear(): number {
  return useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__;
}
