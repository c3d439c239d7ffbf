import { useCallback, useEffect, useState } from 'react';
import { type ApiOutputs, api } from '../lib/api/client.ts';
import { learnWhatWasPaid } from '../lib/api/learn-what-was-paid.ts';
import { useSession } from '../lib/session/session-context.ts';

export type Subscription = ApiOutputs['billing']['subscription'];

/** Where a seller's subscription stands, with the payment that waits; `isAsked` once that was answered, or could not be. */
export function useSubscription() {
  const { status, user } = useSession();
  const [subscription, setSubscription] = useState<Subscription | null>();
  const isSeller = status === 'signed-in' && user.userType !== 'buyer';
  const refresh = useCallback(() => {
    api.billing.subscription.query().then(setSubscription, () => setSubscription((before) => before ?? null));
  }, []);
  useEffect(() => {
    if (!isSeller) return;
    refresh();
    addEventListener('online', refresh);
    return () => removeEventListener('online', refresh);
  }, [isSeller, refresh]);
  const { paidUntil } = subscription ?? {};
  const isNews = isSeller && paidUntil !== undefined && paidUntil !== (user.paidUntil ?? null);
  // Paid while nobody watched, or on another phone.
  useEffect(() => {
    if (isNews) learnWhatWasPaid();
  }, [isNews]);
  return {
    subscription: (isSeller && subscription) || undefined,
    isAsked: subscription !== undefined,
    refresh,
  };
}
