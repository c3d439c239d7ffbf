import { type PlanId, planIds } from '@mboalink/shared/catalogue/plans.ts';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Messages } from '../i18n/messages.ts';
import { safeRedirect } from './paths.ts';
import { useSession } from './session/session-context.ts';
import { useHydrated } from './use-hydrated.ts';

export type RedirectMessage = keyof Messages['accounts']['redirected'];

/** What a page is told by the page that sent somebody there; it travels as the state of the history entry. */
export type NavigationState = {
  /** Key below `redirected` in the messages of accounts, shown where somebody signs in. */
  message?: RedirectMessage;
  /** Where to go on once signed in; only pages of ours survive. */
  redirectAfter?: string;
  /** Id of whom alone `redirectAfter` is for, as whose session ended there: phones are shared. */
  onlyFor?: string;
  /** The plan that somebody chose before they had an account. */
  plan?: PlanId;
};

type Told = NavigationState & {
  /** Whether the address says where to go on, as a page without a script writes it. */
  isSent: boolean;
  /** Where whoever signed in goes on. */
  wayOnFor: (user: { _id: string }) => string | undefined;
};

export function useNavigationState(): Told {
  const state: unknown = useHistoryState();
  const search = useSearch();
  // Pages without a script write into the address what to go on with; what is drawn ahead knows no address.
  const next = safeRedirect(useHydrated() && new URLSearchParams(search).get('next'));
  const { message, redirectAfter, onlyFor, plan } = Object(state) as NavigationState;
  const { user } = useSession();
  const way = safeRedirect(redirectAfter) ?? next;
  const wayOnFor: Told['wayOnFor'] = (person) => (isFor(person, onlyFor) ? way : undefined);
  return {
    message,
    isSent: next !== undefined,
    redirectAfter: user ? wayOnFor(user) : way,
    onlyFor,
    wayOnFor,
    plan: planIds.find((id) => id === plan),
  };
}

/** Whether whoever signed in may be led to where somebody wanted to go: an `onlyFor` names whom alone that concerns. */
export const isFor = ({ _id: id }: { _id: string }, onlyFor: string | undefined) =>
  onlyFor === undefined || onlyFor === id;

/**
 * The page to go on with, of who is signed in. The payment of a plan that they chose is opened once, as they sign in, and
 * not again when they come back.
 */
export const useWayOn = (): string | undefined =>
  useNavigationState().redirectAfter?.replace(/\?plan=\w+$/, '');
