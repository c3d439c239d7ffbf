import { findPlan, type PassId, type ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useNavigationState } from '../lib/navigation-state.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';

type Paying = { plan: ProductId; id: number };

const redirectMilliseconds = 2000;

/**
 * Which plan or pass is being paid for, if any, and that it is paid: the way goes on to the dashboard then, and after a pass
 * to where somebody came from.
 */
export function usePaying(canPay: boolean, refresh: () => void) {
  const { status, user } = useSession();
  const [paying, setPaying] = useState<Paying>();
  const [paid, setPaid] = useState<ProductId>();
  const { redirectAfter = pathTo('find-contact') } = useNavigationState();
  const next = paid && isPass(paid) ? redirectAfter : pathTo('dashboard');
  const [, navigate] = useLocation();
  const isSeller = status === 'signed-in' && user.userType !== 'buyer';
  const pay = (plan: ProductId) => setPaying({ plan, id: Date.now() });
  useEffect(() => {
    if (!isSeller || !canPay) return;
    const plan = productOf(takePlan() ?? '');
    if (plan) setPaying({ plan, id: Date.now() });
  }, [isSeller, canPay]);
  useEffect(() => {
    if (!paid) return;
    const leave = setTimeout(() => navigate(next), redirectMilliseconds);
    return () => clearTimeout(leave);
  }, [paid, next, navigate]);
  const stop = () => {
    setPaying(undefined);
    refresh();
  };
  return { paying, pay, stop, paid, finish: setPaid };
}

// Their table stands in the dialog: pages that only sell plans do without it.
const productOf = (id: string): ProductId | undefined => (isPass(id) ? id : findPlan(id)?.id);

const isPass = (id: string): id is PassId => id === 'day' || id === 'week';

/** Taken once: a reload, or the way back, does not ask for money again. */
function takePlan(): string | null {
  const address = new URL(location.href);
  const plan = address.searchParams.get('plan');
  if (plan !== null) {
    address.searchParams.delete('plan');
    history.replaceState(history.state, '', address);
  }
  return plan;
}
