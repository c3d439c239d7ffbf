import { type PlanId, planIds } from '@mboalink/shared/billing/plan-ids.ts';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Messages } from '../i18n/messages.ts';
import { safeRedirect } from './paths.ts';
import { useHydrated } from './use-hydrated.ts';

export type RedirectMessage = keyof Messages['accounts']['redirected'];

/** What a page is told by the page that sent somebody there; it travels as the state of the history entry. */
export type NavigationState = {
  /** Key below `redirected` in the messages of accounts, shown where somebody signs in. */
  message?: RedirectMessage;
  /** Where to go on once signed in; only pages of ours survive. */
  redirectAfter?: string;
  /** The plan that somebody chose before they had an account. */
  plan?: PlanId;
};

/** `isSent`: the address says where to go on, as a page without a script writes it. */
export function useNavigationState(): NavigationState & { isSent: boolean } {
  const state: unknown = useHistoryState();
  const search = useSearch();
  // Pages without a script write into the address what to go on with; what is drawn ahead knows no address.
  const next = safeRedirect(useHydrated() && new URLSearchParams(search).get('next'));
  const { message, redirectAfter, plan } = Object(state) as NavigationState;
  return {
    message,
    isSent: next !== undefined,
    redirectAfter: safeRedirect(redirectAfter) ?? next,
    plan: planIds.find((id) => id === plan),
  };
}

/**
 * The page to go on with, of who is signed in. The payment of a plan that they chose is opened once, as they sign in, and
 * not again when they come back.
 */
export const useWayOn = (): string | undefined =>
  useNavigationState().redirectAfter?.replace(/\?plan=\w+$/, '');
