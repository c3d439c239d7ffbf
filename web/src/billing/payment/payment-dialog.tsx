import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import type { Operator } from '@mboalink/shared/billing/operators.ts';
import { isPassId, type ProductId } from '@mboalink/shared/billing/product-ids.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import type { i18n } from 'i18next';
import { useEffect, useId, useRef, useState } from 'react';
import { languageOf } from '../../i18n/create-i18n.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { findProduct } from '../product.ts';
import { type Purchase, purchaseOf } from '../purchase.ts';
import type { Subscription } from '../use-subscription.ts';
import { DialogFooter } from './dialog-footer.tsx';
import { useHeading } from './dialog-heading.ts';
import { DoneView } from './done-view.tsx';
import { FailedView } from './failed-view.tsx';
import { FormView } from './form-view.tsx';
import { learnWhatWasPaid } from './learn-what-was-paid.ts';
import { OtherView } from './other-view.tsx';
import { usePayment } from './use-payment.ts';
import { usePaymentForm } from './use-payment-form.ts';
import { WaitingView } from './waiting-view.tsx';

export type PaymentDialogProps = {
  user: CurrentUser;
  /** What is paid for. */
  plan: ProductId;
  operators: readonly Operator[];
  subscription: Subscription | undefined;
  /** An open payment to go on with, in place of the form. */
  attach: PaymentAnswer | undefined;
  onClose: () => void;
  onPaid: () => void;
};

const successMilliseconds = 1000;

/** Pays for a plan or a pass by mobile money. Each opening is a new one: draw it with a key. */
function PaymentDialog(props: PaymentDialogProps) {
  const { user, operators, subscription, attach } = props;
  const [purchase] = useState(() => purchaseAt(props));
  const form = usePaymentForm(user.whatsapp, operators);
  const before = {
    paidUntil: subscription?.paidUntil ?? user.paidUntil,
    lastPaidAt: subscription?.lastPaidAt,
  };
  const payment = usePayment({ plan: props.plan, attach, before });
  const { view } = payment;
  const { isOpen, close } = useClosing(view.step === 'success', props);
  useFocusOnTitle(view.step);
  const formId = useId();
  const asked = 'payment' in view ? view.payment : null;
  const plan = findProduct(asked?.plan ?? props.plan);
  const operator = asked?.operator ?? form.operator ?? 'mtn';
  const submit = () => {
    const payer = form.submit();
    if (payer) void payment.pay(payer);
  };
  const number = asked && attach ? `••\u00a0${asked.phoneEnd ?? ''}` : readableNumber(form.typed);
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      {...useHeading(view, { plan, operator, purchase })}
      footer={view.step !== 'pending' && <DialogFooter {...{ form, formId, payment, plan, close }} />}
    >
      {view.step === 'idle' && (
        <FormView id={formId} {...{ plan, form, operators }} problem={view.problem} onSubmit={submit} />
      )}
      {view.step === 'pending' && (
        <WaitingView payment={view.payment} isLost={view.lost !== undefined} {...{ operator, number }} />
      )}
      {view.step === 'other' && <OtherView view={view} />}
      {view.step === 'failed' && <FailedView view={view} />}
      {view.step === 'success' && <DoneView {...{ plan, purchase }} />}
    </Sheet>
  );
}

function purchaseAt({ plan, subscription }: PaymentDialogProps): Purchase | undefined {
  return subscription && !isPassId(plan) ? purchaseOf(plan, subscription, Date.now()) : undefined;
}

/** Closes the native dialog first, which gives the focus back. A payment that came through is told once. */
function useClosing(isPaid: boolean, { onClose, onPaid }: PaymentDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const told = useRef({ onClose, onPaid });
  const isTold = useRef(false);
  useEffect(() => {
    told.current = { onClose, onPaid };
  });
  useEffect(() => {
    if (!isOpen) told.current.onClose();
  }, [isOpen]);
  useEffect(() => {
    if (isPaid) learnWhatWasPaid();
  }, [isPaid]);
  useEffect(() => {
    if (!isPaid || isTold.current) return;
    const tell = () => {
      isTold.current = true;
      told.current.onPaid();
    };
    // Whoever closes it is gone with it.
    if (!isOpen) return tell();
    const telling = setTimeout(tell, successMilliseconds);
    return () => clearTimeout(telling);
  }, [isPaid, isOpen]);
  return { isOpen, close: () => setOpen(false) };
}

/** What a step replaced had the focus. */
function useFocusOnTitle(step: string) {
  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = '';
    document.querySelector<HTMLElement>('dialog[open] h2')?.focus();
  }, [step]);
}

/** The component, once its messages are here. */
export async function loadPaymentDialog(i18n: i18n) {
  await loadMessages(i18n, languageOf(i18n), ['payment', 'errors']);
  return PaymentDialog;
}
