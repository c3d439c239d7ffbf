import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import type { Operator } from '@mboalink/shared/billing/payments.ts';
import type { ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { paymentLimits } from '@mboalink/shared/limits.ts';
import { useRef, useState } from 'react';
import { mayHavePassed, refusalOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { PaymentWays, Subscription } from '../plan-state.ts';

/** By a prompt on a phone, or on a page of the provider. */
export type Way = { phone: string; provider: Operator } | 'page';

/** What is to be paid, until it is asked for. */
export type Stage =
  | { step: 'form'; problem?: unknown }
  /** Nothing is to be paid: a first trial can begin. */
  | { step: 'trial'; problem?: unknown; isBusy?: boolean }
  | { step: 'asking'; way: Way; isLost?: boolean }
  /** The answer was lost, and where the request stands could not be read either. */
  | { step: 'unknown'; way: Way; thrown: unknown }
  /** From then on our server's word counts. */
  | { step: 'followed'; payment: PaymentAnswer }
  /** Another one is open; `way`: how this one was to be paid, where that was said already. */
  | { step: 'other'; txRef: string; open: PaymentAnswer | null; way: Way | null; problem?: unknown }
  /** Money came that a person looks at: nothing is to be paid again meanwhile. */
  | { step: 'review'; payment: PaymentAnswer; way: Way | null }
  | { step: 'refused'; code: string | null }
  | { step: 'free' }
  /** It was paid while its answer was lost. */
  | { step: 'paid' };

type Asked = {
  product: ProductId;
  ways: PaymentWays;
  subscription: Subscription | undefined;
  /** How a form that was sent without scripts was answered. */
  answered?: Stage | undefined;
};

/** One payment from its form until it is asked for. Nobody is asked twice: what was lost is looked for first. */
export function usePayment({ product, ways, subscription, answered }: Asked) {
  const utils = trpc.useUtils();
  const [stage, show] = useState<Stage>(() => answered ?? opening(product, subscription));
  const isAsking = useRef(false);

  const ask = useAsking({ product, ways, subscription }, () =>
    show((now) => (now.step === 'asking' ? { ...now, isLost: true } : now)),
  );
  const run = async (before: Stage, next: () => Promise<Stage>) => {
    if (isAsking.current) return;
    isAsking.current = true;
    show(before);
    const then = await next();
    isAsking.current = false;
    show(then);
  };
  const pay = (way: Way) => run({ step: 'asking', way }, () => ask.pay(way));

  return {
    stage,
    pay,
    startTrial: () =>
      run({ step: 'trial', isBusy: true }, async () => {
        const next = await ask.pay('page');
        return next.step === 'form' ? { step: 'trial', problem: next.problem } : next;
      }),
    lookAgain: ({ way, thrown }: Extract<Stage, { step: 'unknown' }>) =>
      run({ step: 'asking', way, isLost: true }, () => ask.lookFor(way, thrown)),
    /** Gives the other one up, and pays as was said; where that comes too late, says where it stands. */
    payInstead: async (other: Extract<Stage, { step: 'other' }>) => {
      const { txRef, way } = other;
      try {
        const { status } = await utils.client.billing.cancelPayment.mutate({ txRef });
        void utils.billing.subscription.invalidate();
        if (status === 'failed') return way ? pay(way) : show({ step: 'form' });
        const payment = await utils.client.billing.paymentStatus.query({ txRef });
        show(payment.state === 'review' ? { step: 'review', payment, way } : { step: 'followed', payment });
      } catch (problem) {
        show({ ...other, problem });
      }
    },
    payAnyway: ({ way }: Extract<Stage, { step: 'review' }>) =>
      way ? pay(way) : show(unpaid(product, subscription)),
    restart: () => show({ step: 'form' }),
  };
}

/** Asks for the money; where the answer is lost looks first for what became of it, which `onLoss` is told. */
function useAsking({ product, ways, subscription }: Asked, onLoss: () => void) {
  const utils = trpc.useUtils();
  /** Waits for the network, and asks as long as a payment is waited for. */
  const readSubscription = () =>
    utils.billing.subscription.fetch(undefined, {
      staleTime: 0,
      retry: (failures, error) =>
        mayHavePassed(error) && failures < paymentLimits.pollForSeconds / paymentLimits.pollSeconds,
      retryDelay: paymentLimits.pollSeconds * 1000,
    });
  const lookFor = async (way: Way, thrown: unknown): Promise<Stage> => {
    onLoss();
    const now = await readSubscription().catch(() => undefined);
    return now ? afterLoss(now, subscription, thrown) : { step: 'unknown', way, thrown };
  };
  const afterRefusal = async (thrown: unknown, way: Way): Promise<Stage> => {
    const { error, txRef, failureCode } = refusalOf(thrown) ?? {};
    if (error === 'payment_refused') return { step: 'refused', code: failureCode ?? 'other' };
    if (error !== 'payment_open' || !txRef) return { step: 'form', problem: thrown };
    const now = await readSubscription().catch(() => undefined);
    return { step: 'other', txRef, open: now?.openPayment ?? null, way };
  };
  const pay = async (way: Way): Promise<Stage> => {
    try {
      const payment = await askFor(utils.client, product, way);
      if (!payment) return { step: 'free' };
      const { redirectUrl, pageOf } = payment;
      // To a page that was not promised nobody is led without being told.
      if (redirectUrl && (pageOf === null || pageOf === ways.pageOf)) location.assign(redirectUrl);
      return { step: 'followed', payment };
    } catch (thrown) {
      return mayHavePassed(thrown) ? lookFor(way, thrown) : afterRefusal(thrown, way);
    }
  };
  return { pay, lookFor };
}

/** What waits already comes before the form: who pays without knowing of it pays twice. */
function opening(product: ProductId, subscription: Subscription | undefined): Stage {
  if (subscription?.openPayment?.plan === product)
    return { step: 'followed', payment: subscription.openPayment };
  if (subscription?.mayTry && product !== 'day' && product !== 'week') return { step: 'trial' };
  const reviewed = subscription?.reviewedPayment;
  return reviewed ? { step: 'review', payment: reviewed, way: null } : unpaid(product, subscription);
}

function unpaid(product: ProductId, subscription: Subscription | undefined): Stage {
  const open = subscription?.openPayment;
  if (!open) return { step: 'form' };
  if (open.plan === product) return { step: 'followed', payment: open };
  return { step: 'other', txRef: open.txRef, open, way: null };
}

/** Where there is none, it was paid meanwhile, as what was paid shows, or it was never asked for. */
function afterLoss(now: Subscription, before: Subscription | undefined, thrown: unknown): Stage {
  if (now.openPayment) return { step: 'followed', payment: now.openPayment };
  const isPaid = before && (now.paidUntil !== before.paidUntil || now.lastPaidAt !== before.lastPaidAt);
  return isPaid ? { step: 'paid' } : { step: 'form', problem: thrown };
}

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** A page to pay on was asked for, and its address did not come. */
export class PageMissing extends Error {}

/** Null where nothing is to be paid: a first trial began. Throws `PageMissing`. */
export async function askFor(
  { billing }: Pick<Client, 'billing'>,
  product: ProductId,
  way: Way,
): Promise<PaymentAnswer | null> {
  if (way !== 'page') return billing.createPayment.mutate({ plan: product, ...way });
  const { isFree, paymentUrl, payment } = await billing.createSession.mutate({ planType: product });
  if (isFree) return null;
  if (!paymentUrl || !payment) throw new PageMissing();
  return payment;
}
