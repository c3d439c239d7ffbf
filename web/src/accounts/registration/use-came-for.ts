import { useEffect, useEffectEvent } from 'react';
import type { Names } from '../../catalogue/names.ts';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { type AccountForm, sells } from '../form/account-values.ts';

/** Whoever comes from a search or from somebody's page buys, and looks for what they found there. It can all be changed. */
export function useCameFor(form: AccountForm, names: Names | undefined) {
  const { redirectAfter } = useNavigationState();
  const selling = sells(form.values);
  const answer = useEffectEvent(async (address: string, known: Names) => {
    const { answerCameFor } = await import('./came-for.ts');
    await answerCameFor(form, address, known);
  });
  useEffect(() => {
    // Without an answer the form asks.
    if (redirectAfter && names && !selling) answer(redirectAfter, names).catch(() => {});
  }, [redirectAfter, names, selling]);
}
