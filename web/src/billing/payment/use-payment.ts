import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import type { Operator } from '@mboalink/shared/billing/operators.ts';
import type { PaymentStatus } from '@mboalink/shared/billing/payment-states.ts';
import type { ProductId } from '@mboalink/shared/billing/product-ids.ts';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { type ApiOutputs, api } from '../../lib/api/client.ts';
import { codeOf, mayPass } from '../../lib/api/failures.ts';
import { usePolling } from './use-polling.ts';

/** Who is asked for the money. */
export type Payer = { phone: string; provider: Operator };

export type PaymentView =
  | { step: 'idle'; problem?: unknown }
  /** Without a payment it is being asked for; `lost`: what became of asking is not known. */
  | { step: 'pending'; payment: PaymentAnswer | null; lost?: unknown }
  | { step: 'other'; txRef: string; open: PaymentAnswer | null; problem?: unknown }
  | { step: 'success' }
  | {
      step: 'failed';
      why: 'late' | 'failed' | 'refused';
      code: string | null;
      payment: PaymentAnswer | null;
    };

/** What was paid before this payment, as far as it is known. */
type Before = { paidUntil: string | null | undefined; lastPaidAt: string | null | undefined };

type Asked = { plan: ProductId; attach: PaymentAnswer | undefined; before: Before };

/** One payment from its form to its end. Only the server's word makes it a success. */
export function usePayment({ plan, attach, before }: Asked) {
  const [view, show] = useState<PaymentView>(() => (attach ? followed(attach) : { step: 'idle' }));
  const pay = async (payer: Payer) => {
    show({ step: 'pending', payment: null });
    try {
      const payment = await api.billing.createPayment.mutate({ plan, ...payer });
      show(followed(payment));
      if (payment.status === 'pending' && payment.redirectUrl) location.assign(payment.redirectUrl);
    } catch (thrown) {
      show(await afterFailure(thrown));
    }
  };
  const payInstead = async (txRef: string, payer: Payer) => {
    try {
      await api.billing.cancelPayment.mutate({ txRef });
    } catch (problem) {
      return show({ step: 'other', txRef, open: null, problem });
    }
    return pay(payer);
  };
  usePaymentPolling(view, before, show);
  return { view, pay, payInstead, follow: (open: PaymentAnswer) => show(followed(open)), show };
}

/** While it is pending: asks where it stands, or, where the answer to the first call was lost, whether there is one. */
function usePaymentPolling(view: PaymentView, before: Before, show: (next: PaymentView) => void) {
  const pending = view.step === 'pending' ? view : undefined;
  const payment = pending?.payment ?? null;
  const isLost = pending?.lost !== undefined;
  const askForIt = async () => {
    const found = afterLoss(await api.billing.subscription.query(), before, pending?.lost);
    show(found);
    return true;
  };
  const askWhere = async (txRef: string) => {
    const { status, failureCode } = await api.billing.paymentStatus.query({ txRef });
    const next = ended(status, failureCode, payment);
    if (next) show(next);
    return next !== undefined;
  };
  usePolling({
    subject: payment?.txRef ?? (isLost ? 'lost' : null),
    firstAfterSeconds: isLost ? 1 : undefined,
    ask: () => (payment ? askWhere(payment.txRef) : askForIt()),
    onLate: () => show({ step: 'failed', why: 'late', code: null, payment }),
  });
}

function followed(payment: PaymentAnswer): PaymentView {
  return ended(payment.status, payment.failureCode, payment) ?? { step: 'pending', payment };
}

function ended(
  status: PaymentStatus,
  code: string | null,
  payment: PaymentAnswer | null,
): PaymentView | undefined {
  if (status === 'successful') return { step: 'success' };
  return status === 'failed' ? { step: 'failed', why: 'failed', code, payment } : undefined;
}

/** A lost answer is no refusal: the phone may be asked all the same. */
async function afterFailure(thrown: unknown): Promise<PaymentView> {
  if (mayPass(thrown)) return { step: 'pending', payment: null, lost: thrown };
  const { txRef, failureCode } = thrown instanceof ApiError ? thrown.details : {};
  if (codeOf(thrown) === 'payment_refused')
    return { step: 'failed', why: 'refused', code: failureCode ?? 'other', payment: null };
  if (codeOf(thrown) !== 'payment_open' || !txRef) return { step: 'idle', problem: thrown };
  const open = await api.billing.subscription.query().then(
    ({ openPayment }) => openPayment,
    () => null,
  );
  return { step: 'other', txRef, open };
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
