import { paymentLimits } from '@mboalink/shared/limits.ts';
import { useEffect, useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { learnWhatWasPaid } from './payment/use-followed-payment.ts';
import type { Subscription } from './plan-state.ts';

/**
 * Where a seller's subscription stands, with the payment that waits: asked again as long as one does, and what was paid while nobody
 * watched is learnt. Undefined for buyers, and before it is known.
 */
export function useSubscription(): Subscription | undefined {
  const utils = trpc.useUtils();
  const user = trpc.accounts.me.useQuery().data?.user;
  const isSeller = user !== undefined && user.userType !== 'buyer';
  const { data } = trpc.billing.subscription.useQuery(undefined, {
    enabled: isSeller,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data?.openPayment ? paymentLimits.pollSeconds * 1000 : false),
  });
  const paidUntil = data?.paidUntil;
  const isNews = isSeller && paidUntil !== undefined && paidUntil !== user.paidUntil;
  const learnt = useRef<string | null>(undefined);
  useEffect(() => {
    if (!isNews || learnt.current === paidUntil) return;
    learnt.current = paidUntil;
    void learnWhatWasPaid(utils);
  }, [isNews, paidUntil, utils]);
  return isSeller ? data : undefined;
}
