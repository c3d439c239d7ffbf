import { useHistoryState } from 'wouter/use-browser-location';
import type { English } from '../i18n/words.ts';
import { safeRedirect } from './paths.ts';

export type ArrivalMessage = keyof English['common']['arrival'];

/** What a page is told by the page that sent somebody there; it travels as the state of the history entry. */
export type Arrival = {
  /** Key below `common:arrival`, said on arrival. */
  message?: ArrivalMessage;
  /** Where to go on once signed in; only pages of ours survive. */
  redirectAfter?: string;
};

export function useArrival(): Arrival {
  const state: unknown = useHistoryState();
  if (typeof state !== 'object' || state === null) return {};
  const { message, redirectAfter } = state as Arrival;
  return { message, redirectAfter: safeRedirect(redirectAfter) };
}
