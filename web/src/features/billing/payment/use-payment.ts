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
  /** From then on our server's word counts. Of one person one waits at a time, which may be for something else. */
  | { step: 'followed'; payment: PaymentAnswer }
  /** Money came that a person looks at: nothing is to be paid again meanwhile. */
  | { step: 'review'; payment: PaymentAnswer }
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
    payAnyway: () => show(unpaid(subscription)),
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
  const afterRefusal = async (thrown: unknown): Promise<Stage> => {
    const { error, failureCode } = refusalOf(thrown) ?? {};
    if (error === 'payment_refused') return { step: 'form', problem: failureCode ?? 'other' };
    if (error !== 'payment_open') return { step: 'form', problem: thrown };
    const now = await readSubscription().catch(() => undefined);
    return now?.openPayment
      ? { step: 'followed', payment: now.openPayment }
      : { step: 'form', problem: thrown };
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
      return mayHavePassed(thrown) ? lookFor(way, thrown) : afterRefusal(thrown);
    }
  };
  return { pay, lookFor };
}

/** What waits already comes before the form: who pays without knowing of it pays twice. */
function opening(product: ProductId, subscription: Subscription | undefined): Stage {
  const { openPayment, reviewedPayment, mayTry } = subscription ?? {};
  if (openPayment?.plan === product) return { step: 'followed', payment: openPayment };
  if (mayTry && product !== 'day' && product !== 'week') return { step: 'trial' };
  return reviewedPayment ? { step: 'review', payment: reviewedPayment } : unpaid(subscription);
}

function unpaid(subscription: Subscription | undefined): Stage {
  const open = subscription?.openPayment;
  return open ? { step: 'followed', payment: open } : { step: 'form' };
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
