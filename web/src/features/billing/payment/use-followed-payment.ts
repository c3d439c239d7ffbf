import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { isOpenState } from '@mboalink/shared/billing/payments.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import { useState } from 'react';
import { serverNow } from '../../../lib/clock.ts';
import { codeOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSecondsLeft } from '../../accounts/wait.ts';

/**
 * Where a payment stands: `phone` while its payer may confirm, `unsure` where the provider did not say that the operator has the
 * request, `page` while the provider's page waits, `late` where nobody answered in time.
 */
export type Standing =
  | 'phone'
  | 'unsure'
  | 'page'
  | 'late'
  | 'paid'
  | 'review'
  | 'expired'
  | 'cancelled'
  | 'failed';

const pollMilliseconds = paymentLimits.pollSeconds * 1000;
const waitMilliseconds = paymentLimits.pollForSeconds * 1000;
const rareMilliseconds = 30_000;
/** What is over for the payer is settled a little later. */
const settledMilliseconds = 60_000;

/**
 * Follows a payment: asks each 8 s for 180 s, then each 30 s until it must be settled, and at once when the network or the reader is
 * back. Only our server's word makes it a success.
 */
export function useFollowedPayment(first: PaymentAnswer | null) {
  const utils = trpc.useUtils();
  const [began, setBegan] = useState(() => beginning(first));
  if (began.txRef !== first?.txRef) setBegan(beginning(first));
  const { lateAt } = began;
  const secondsLeft = useSecondsLeft(lateAt, Date.now);
  const isLate = secondsLeft === 0 && Date.now() >= lateAt;
  const txRef = first?.txRef ?? '';
  const { data, refetch } = trpc.billing.paymentStatus.useQuery(
    { txRef },
    {
      enabled: first !== null,
      staleTime: 0,
      ...(first && { initialData: { lastCheckedAt: null, ...first } }),
      refetchOnMount: false,
      refetchOnReconnect: 'always',
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => pauseBefore(state.data, began),
    },
  );
  const payment = first && data;
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState<'check' | 'cancel'>();
  const run = async (name: 'check' | 'cancel', step: () => Promise<unknown>) => {
    setBusy(name);
    setFailure(undefined);
    await step().catch(setFailure);
    setBusy((now) => (now === name ? undefined : now));
  };
  const keep = (answer: PaymentAnswer) =>
    utils.billing.paymentStatus.setData({ txRef }, { lastCheckedAt: null, ...answer });
  return {
    payment,
    standing: payment && standingOf(payment, isLate),
    /** Whether it was paid while it was followed. */
    isNews: first?.status !== 'successful',
    secondsLeft,
    failure,
    busy,
    /** Has the provider asked now. */
    check: () => run('check', async () => keep(await verify(utils, txRef))),
    /** Gives it up; where that comes too late, as it was paid first or a person looks at what came, it says so. */
    cancel: () =>
      run('cancel', async () => {
        await utils.client.billing.cancelPayment.mutate({ txRef });
        await refetch();
        await utils.billing.subscription.invalidate();
      }),
    /** Waits for the same request once more. */
    waitAgain: () => {
      setBegan(beginning(first));
      void refetch();
    },
  };
}

export type Followed = ReturnType<typeof useFollowedPayment>;

type Utils = ReturnType<typeof trpc.useUtils>;

/** Limits, ranks and alerts follow what was paid; ended once what is shown of the reader is known anew. */
export async function learnWhatWasPaid(utils: Utils): Promise<void> {
  void utils.billing.subscription.invalidate();
  void utils.billing.payments.invalidate();
  void utils.directory.invalidate();
  await utils.accounts.me.invalidate();
}

/** As the provider says now; as we know it where it cannot be asked. */
async function verify({ client }: Utils, txRef: string): Promise<PaymentAnswer> {
  try {
    return await client.billing.verifyPayment.mutate({ txRef });
  } catch (thrown) {
    if (codeOf(thrown) !== 'unavailable') throw thrown;
    return client.billing.paymentStatus.query({ txRef });
  }
}

/** From when on nobody is waited for, and when all must be settled: spans of time, by the phone's clock. */
function beginning(first: PaymentAnswer | null) {
  const lateAt = first ? Date.now() + waitMilliseconds : 0;
  const expiresAt = first ? Date.now() + Date.parse(first.expiresAt) - serverNow() : 0;
  return { txRef: first?.txRef, lateAt, settledAt: Math.max(expiresAt, lateAt) + settledMilliseconds };
}

function pauseBefore(
  payment: PaymentAnswer | undefined,
  { lateAt, settledAt }: ReturnType<typeof beginning>,
): number | false {
  if (!payment || !isOpenState(payment.state)) return false;
  if (Date.now() > settledAt) return false;
  return Date.now() < lateAt ? pollMilliseconds : rareMilliseconds;
}

function standingOf({ status, state, pageOf }: PaymentAnswer, isLate: boolean): Standing {
  if (status === 'successful') return 'paid';
  if (state === 'review' || state === 'expired' || state === 'cancelled') return state;
  if (status === 'failed') return 'failed';
  // A page waits for whoever comes back to it.
  if (pageOf) return 'page';
  if (isLate) return 'late';
  return state === 'pending' ? 'phone' : 'unsure';
}
