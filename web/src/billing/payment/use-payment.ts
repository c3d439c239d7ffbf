import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import type { Operator, ProviderId } from '@mboalink/shared/billing/payments.ts';
import type { ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { type ApiOutputs, api } from '../../lib/api/client.ts';
import { codeOf, mayPass } from '../../lib/api/failures.ts';
import { useIsThere } from '../../ui/use-is-there.ts';
import { cancelPayment } from './cancel-payment.ts';
import { usePolling } from './use-polling.ts';
import { settledEnd, waitEnd } from './wait-end.ts';

/** Who is asked for the money. */
export type Payer = { phone: string; provider: Operator };

/** By a prompt on a phone, or on a page of the provider. */
export type Way = Payer | 'page';

export type PaymentView =
  | { step: 'idle'; problem?: unknown }
  /**
   * Money came that a person looks at: nothing is to be paid again meanwhile. `isFollowed`: it is what was waited for here; `way`: how
   * this one was to be paid once that was cancelled, where that was said already.
   */
  | { step: 'review'; payment: PaymentAnswer; isFollowed?: boolean; way?: Way | null }
  /** Nothing is to be paid: a first trial can begin. */
  | { step: 'trial'; problem?: unknown; isBusy?: boolean }
  /** Without a payment it is being asked for; `lost`: what became of asking is not known; `problem`: why it was not given up. */
  | { step: 'pending'; payment: PaymentAnswer | null; way?: Way; lost?: unknown; problem?: unknown }
  /** Another one is open; `way`: how this one was to be paid, where that was said already. */
  | { step: 'other'; txRef: string; open: PaymentAnswer | null; way: Way | null; problem?: unknown }
  | { step: 'free' }
  /** What was paid, which may be another payment than was begun; nothing where its answer was lost. */
  | { step: 'success'; paid?: Pick<PaymentAnswer, 'txRef' | 'plan'> }
  | {
      step: 'failed';
      why: 'late' | 'failed' | 'refused';
      code: string | null;
      payment: PaymentAnswer | null;
    };

/** The view of one step. */
export type ViewOf<Step extends PaymentView['step']> = Extract<PaymentView, { step: Step }>;

/** What was paid before this payment, as far as it is known. */
type Before = { paidUntil: string | null | undefined; lastPaidAt: string | null | undefined };

/** The payments of theirs that wait, whatever they are for. */
type Waiting = Partial<Pick<ApiOutputs['billing']['subscription'], 'openPayment' | 'reviewedPayment'>>;

type Asked = {
  plan: ProductId;
  attach: PaymentAnswer | undefined;
  waiting: Waiting;
  before: Before;
  mayTry: boolean;
  /** Whose page was promised: to another one nobody is led without being told. */
  pageOf: ProviderId | null;
};

/** One payment from its form to its end. Only the server's word makes it a success. */
export function usePayment(asked: Asked) {
  const { plan, waiting, before, pageOf } = asked;
  const [view, show] = useState<PaymentView>(() => opening(asked));
  const isThere = useIsThere();
  const pay = async (way: Way) => {
    show({ step: 'pending', payment: null, way });
    try {
      const payment = await askFor(plan, way);
      show(payment ? followed(payment) : { step: 'free' });
      if (payment?.status !== 'pending' || !payment.redirectUrl || !isThere.current) return;
      if (payment.pageOf === null || payment.pageOf === pageOf) location.assign(payment.redirectUrl);
    } catch (thrown) {
      show(await afterFailure(thrown, way));
    }
  };
  const payBy = (way: Way | null) => (way ? pay(way) : show({ step: 'idle' }));
  const startTrial = async () => {
    show({ step: 'trial', isBusy: true });
    try {
      const payment = await askFor(plan, 'page');
      show(payment ? followed(payment) : { step: 'free' });
    } catch (problem) {
      show({ step: 'trial', problem });
    }
  };
  const payInstead = async ({ txRef, open, way }: Omit<ViewOf<'other'>, 'step'>) => {
    try {
      const late = await cancelPayment(txRef);
      if (late) return show(uncancelled(late, way));
    } catch (problem) {
      return show({ step: 'other', txRef, open, way, problem });
    }
    return payBy(way);
  };
  const giveUp = async (open: PaymentAnswer) => {
    try {
      const late = await cancelPayment(open.txRef);
      show(late ? followed(late) : { step: 'idle' });
    } catch (problem) {
      show({ step: 'pending', payment: open, problem });
    }
  };
  const tryAgain = async (late: PaymentAnswer | null) => {
    show(late ? followed(late) : { step: 'idle' });
    const next = late && (await whereItStands(late));
    if (next) show(next.step === 'failed' ? { step: 'idle' } : next);
  };
  usePaymentPolling(view, before, show);
  const follow = (open: PaymentAnswer) => show(followed(open));
  const payAnyway = ({ way }: ViewOf<'review'>) => (way === undefined ? show(unpaid(waiting)) : payBy(way));
  return { view, pay, startTrial, giveUp, payInstead, tryAgain, payAnyway, follow };
}

/** What waits already comes before the form: who pays without knowing of it pays twice. */
function opening({ attach, waiting, mayTry }: Asked): PaymentView {
  if (attach) return followed(attach);
  if (mayTry) return { step: 'trial' };
  const { reviewedPayment } = waiting;
  return reviewedPayment ? { step: 'review', payment: reviewedPayment } : unpaid(waiting);
}

const unpaid = ({ openPayment: open }: Waiting): PaymentView =>
  open ? { step: 'other', txRef: open.txRef, open, way: null } : { step: 'idle' };

/** Undefined as long as it is open, or nobody can be asked. */
const whereItStands = ({ txRef }: PaymentAnswer): Promise<PaymentView | undefined> =>
  api.billing.paymentStatus.query({ txRef }).then(ended, () => undefined);

/** A page to pay on was asked for, and neither its address came nor a plan that is free. */
export class PageMissing extends Error {}

/** Null where nothing is to be paid. Throws `PageMissing`. */
async function askFor(plan: ProductId, way: Way): Promise<PaymentAnswer | null> {
  if (way !== 'page') return api.billing.createPayment.mutate({ plan, ...way });
  const { isFree, paymentUrl, payment } = await api.billing.createSession.mutate({ planType: plan });
  if (isFree) return null;
  if (!paymentUrl || !payment) throw new PageMissing();
  return payment;
}

/**
 * While it is pending: asks where it stands, or, where the answer to the first call was lost, whether there is one. Where
 * nobody answered in time it goes on asking, more rarely: money may come late.
 */
function usePaymentPolling(view: PaymentView, before: Before, show: Dispatch<SetStateAction<PaymentView>>) {
  const pending = view.step === 'pending' ? view : undefined;
  const payment = pending?.payment ?? null;
  const late = view.step === 'failed' && view.why === 'late' ? view.payment : null;
  const isLost = pending?.lost !== undefined;
  const askForIt = async () => {
    const found = afterLoss(await api.billing.subscription.query(), before, pending?.lost);
    show(found);
    return true;
  };
  const askWhere = async ({ txRef }: PaymentAnswer) => {
    const now = await api.billing.paymentStatus.query({ txRef });
    const next = ended(now);
    if (next) show(next);
    else show((view) => updated(view, now));
    return next !== undefined;
  };
  usePolling({
    subject: payment?.txRef ?? (isLost ? 'lost' : null),
    firstAfterSeconds: isLost ? 1 : undefined,
    ask: () => (payment ? askWhere(payment) : askForIt()),
    // A page waits for whoever comes back to it.
    until: payment ? () => (payment.pageOf ? settledEnd(payment) : waitEnd(payment.txRef)) : undefined,
    onLate: () => payment?.pageOf || show({ step: 'failed', why: 'late', code: null, payment }),
  });
  usePolling({
    subject: late?.txRef ?? null,
    ask: async () => late !== null && askWhere(late),
    until: () => (late ? settledEnd(late) : 0),
    onLate: () => {},
    isRare: true,
  });
}

/** The view of a payment that was given up meanwhile stays as it is. */
function updated(view: PaymentView, now: PaymentAnswer): PaymentView {
  const isOfIt = view.step === 'pending' && view.payment?.txRef === now.txRef;
  return isOfIt && view.payment?.state !== now.state ? { ...view, payment: now } : view;
}

function followed(payment: PaymentAnswer): PaymentView {
  return ended(payment) ?? { step: 'pending', payment };
}

/** What is looked at is not what they came to pay. */
function uncancelled(late: PaymentAnswer, way: Way | null): PaymentView {
  return late.state === 'review' ? { step: 'review', payment: late, way } : followed(late);
}

function ended(payment: PaymentAnswer): PaymentView | undefined {
  const { status, state, failureCode: code } = payment;
  if (status === 'successful') return { step: 'success', paid: payment };
  if (state === 'review') return { step: 'review', payment, isFollowed: true };
  return status === 'failed' ? { step: 'failed', why: 'failed', code, payment } : undefined;
}

/** A lost answer is no refusal: the phone may be asked all the same. */
async function afterFailure(thrown: unknown, way: Way): Promise<PaymentView> {
  if (mayPass(thrown)) return { step: 'pending', payment: null, way, lost: thrown };
  const { txRef, failureCode } = thrown instanceof ApiError ? thrown.details : {};
  if (codeOf(thrown) === 'payment_refused')
    return { step: 'failed', why: 'refused', code: failureCode ?? 'other', payment: null };
  if (codeOf(thrown) !== 'payment_open' || !txRef) return { step: 'idle', problem: thrown };
  const open = await api.billing.subscription.query().then(
    ({ openPayment }) => openPayment,
    () => null,
  );
  return { step: 'other', txRef, open, way };
}

/** Where there is none, it was paid meanwhile, as what was paid shows, or it was never asked for. */
function afterLoss(
  { openPayment, ...now }: ApiOutputs['billing']['subscription'],
  before: Before,
  lost: unknown,
): PaymentView {
  if (openPayment) return followed(openPayment);
  const isNew = (name: keyof Before) => before[name] !== undefined && now[name] !== before[name];
  if (isNew('paidUntil') || isNew('lastPaidAt')) return { step: 'success' };
  return { step: 'idle', problem: lost };
}
