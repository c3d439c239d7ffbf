import { findPlan, type Plan } from '@mboalink/shared/catalogue/plans.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../lib/api/client.ts';
import { pathTo } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';

type Paying = { plan: Plan; id: number };

const redirectMilliseconds = 2000;

/** Which plan is being paid for, if any, and that it is paid: the way goes on to the dashboard then. */
export function usePaying(canPay: boolean, refresh: () => void) {
  const { status, user } = useSession();
  const [paying, setPaying] = useState<Paying>();
  const [isPaid, setPaid] = useState(false);
  const [, navigate] = useLocation();
  const isSeller = status === 'signed-in' && user.userType !== 'buyer';
  const pay = (plan: Plan) => setPaying({ plan, id: Date.now() });
  useEffect(() => {
    if (!isSeller || !canPay) return;
    const plan = findPlan(takeFromAddress('plan') ?? '');
    if (plan) setPaying({ plan, id: Date.now() });
  }, [isSeller, canPay]);
  useEffect(() => {
    const txRef = isSeller && takeFromAddress('payment');
    if (!txRef) return;
    // Where it is not over, its notice goes on asking.
    api.billing.verifyPayment.mutate({ txRef }).then(
      ({ status: outcome }) => setPaid(outcome === 'successful'),
      () => {},
    );
  }, [isSeller]);
  useEffect(() => {
    if (!isPaid) return;
    const leave = setTimeout(() => navigate(pathTo('dashboard')), redirectMilliseconds);
    return () => clearTimeout(leave);
  }, [isPaid, navigate]);
  const stop = () => {
    setPaying(undefined);
    refresh();
  };
  return { paying, pay, stop, isPaid, finish: () => setPaid(true) };
}

/** Taken once: a reload, or the way back, does not ask for money again. */
function takeFromAddress(name: 'plan' | 'payment'): string | null {
  const address = new URL(location.href);
  const value = address.searchParams.get(name);
  if (value !== null) {
    address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
  }
  return value;
}
