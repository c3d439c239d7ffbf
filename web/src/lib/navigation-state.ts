import { type PlanId, planIds } from '@mboalink/shared/billing/plan-ids.ts';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Messages } from '../i18n/messages.ts';
import { safeRedirect } from './paths.ts';

export type RedirectMessage = keyof Messages['common']['redirected'];

/** What a page is told by the page that sent somebody there; it travels as the state of the history entry. */
export type NavigationState = {
  /** Key below `common:redirected`, shown on the page. */
  message?: RedirectMessage;
  /** Where to go on once signed in; only pages of ours survive. */
  redirectAfter?: string;
  /** The plan that somebody chose before they had an account. */
  plan?: PlanId;
};

export function useNavigationState(): NavigationState {
  const state: unknown = useHistoryState();
  if (typeof state !== 'object' || state === null) return {};
  const { message, redirectAfter, plan } = state as NavigationState;
  return {
    message,
    redirectAfter: safeRedirect(redirectAfter),
    plan: planIds.find((id) => id === plan),
  };
}
