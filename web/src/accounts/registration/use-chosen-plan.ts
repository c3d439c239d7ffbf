import { useLayoutEffect, useRef } from 'react';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { type AccountValues, sells } from '../form/account-values.ts';
import type { Form } from '../form/use-form.ts';

/** A plan that somebody chose before they came here is the one in the form, and whoever chooses a plan sells. */
export function useChosenPlan({ latest, change }: Pick<Form<AccountValues>, 'latest' | 'change'>) {
  const { plan } = useNavigationState();
  const taken = useRef(false);
  useLayoutEffect(() => {
    if (!plan || taken.current) return;
    taken.current = true;
    const type = sells(latest.current) ? latest.current.type : 'seller';
    change({ type, selectedPlan: plan });
    // Otherwise a reload would take back what is chosen in the form later.
    history.replaceState({ ...history.state, plan: undefined }, '');
  }, [plan, latest, change]);
}
