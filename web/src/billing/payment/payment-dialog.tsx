import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import type { Operator, ProviderId } from '@mboalink/shared/billing/payments.ts';
import { type Purchase, purchaseOf } from '@mboalink/shared/billing/subscription.ts';
import { isPassId, type ProductId } from '@mboalink/shared/catalogue/plans.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import type { i18n } from 'i18next';
import { useEffect, useId, useRef, useState } from 'react';
import { languageOf } from '../../i18n/create-i18n.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { learnWhatWasPaid } from '../../lib/api/learn-what-was-paid.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { findProduct, type Product } from '../product.ts';
import type { PaymentWays } from '../use-payment-ways.ts';
import type { Subscription } from '../use-subscription.ts';
import { DialogFooter } from './dialog-footer.tsx';
import { useHeading } from './dialog-heading.ts';
import { DoneView } from './done-view.tsx';
import { FailedView } from './failed-view.tsx';
import { FormView } from './form-view.tsx';
import { FreeView, TrialView } from './free-views.tsx';
import { OtherView } from './other-view.tsx';
import { PageView, PageWay } from './page-views.tsx';
import { ReviewView } from './review-view.tsx';
import { type PaymentView, usePayment } from './use-payment.ts';
import { type PaymentForm, usePaymentForm } from './use-payment-form.ts';
import { isUnsure } from './wait-end.ts';
import { WaitingView } from './waiting-view.tsx';

export type PaymentDialogProps = {
  user: CurrentUser;
  /** What is paid for. */
  plan: ProductId;
  ways: PaymentWays;
  subscription: Subscription | undefined;
  /** An open payment to go on with, in place of the form. */
  attach: PaymentAnswer | undefined;
  onClose: () => void;
  /** Told of what was paid, which may be another payment that waited. */
  onPaid: (plan: ProductId) => void;
};

const successMilliseconds = 1000;

/** Pays for a plan or a pass by mobile money. Each opening is a new one: draw it with a key. */
function PaymentDialog(props: PaymentDialogProps) {
  const { user, ways, subscription, attach } = props;
  const [opened] = useState(subscription);
  const form = usePaymentForm(user.whatsapp, ways.operators);
  const payment = usePayment({
    plan: props.plan,
    attach,
    waiting: { ...subscription },
    before: {
      paidUntil: subscription?.paidUntil ?? user.paidUntil,
      lastPaidAt: subscription?.lastPaidAt,
    },
    mayTry: subscription?.mayTry === true && !isPassId(props.plan),
    pageOf: ways.pageOf,
  });
  const { view } = payment;
  const asked = 'payment' in view ? view.payment : null;
  const plan = findProduct(
    asked?.plan ?? (view.step === 'success' ? view.paid?.plan : undefined) ?? props.plan,
  );
  const purchase = purchaseAt(plan, opened);
  const { isOpen, close } = useClosing(view.step, { ...props, onPaid: () => props.onPaid(plan.id) });
  useFocusOnTitle(view.step);
  const formId = useId();
  const operator = asked?.operator ?? form.operator ?? 'mtn';
  const submit = () => {
    const payer = form.submit();
    if (payer) void payment.pay(payer);
  };
  const isOther = asked && (attach || isOfAnother(asked, form));
  const number = isOther ? `••\u00a0${asked.phoneEnd ?? ''}` : readableNumber(form.typed);
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      {...useHeading(view, { plan, operator, pageOf: pageOfView(view, ways), purchase })}
      footer={isActed(view) && <DialogFooter {...{ formId, payment, plan, ways, close }} />}
    >
      <Step {...{ plan, purchase, form, formId, payment, ways, operator, number }} onSubmit={submit} />
    </Sheet>
  );
}

type StepProps = Pick<PaymentDialogProps, 'ways'> & {
  plan: Product;
  purchase: Purchase | undefined;
  form: PaymentForm;
  formId: string;
  payment: ReturnType<typeof usePayment>;
  operator: Operator;
  number: string;
  onSubmit: () => void;
};

/** What a step shows. */
function Step({ plan, purchase, form, formId, payment, ways, operator, number, onSubmit }: StepProps) {
  const { view } = payment;
  switch (view.step) {
    case 'idle':
      return (
        <FormView id={formId} {...{ plan, form, ways, onSubmit }} problem={view.problem}>
          <PageWay ways={ways} onChoose={() => payment.pay('page')} />
        </FormView>
      );
    case 'trial':
      return <TrialView problem={view.problem} />;
    case 'pending':
      return pageOfView(view, ways) ? (
        <PageView view={view} />
      ) : (
        <WaitingView {...{ view, operator, number }} />
      );
    case 'review':
      return <ReviewView view={view} />;
    case 'other':
      return <OtherView view={view} />;
    case 'failed':
      return <FailedView view={view} />;
    case 'free':
      return <FreeView />;
    case 'success':
      return <DoneView {...{ plan, purchase }} />;
  }
}

/** Whether a payment was begun with another number than is typed here, as far as its last digits tell. */
function isOfAnother(asked: PaymentAnswer, { typed }: PaymentForm): boolean {
  return !typed.replace(/\D/g, '').endsWith(asked.phoneEnd ?? '');
}

/** Nothing is to be done while a phone is asked, or a page is fetched. */
const isActed = (view: PaymentView): boolean =>
  view.step !== 'pending' ||
  (view.payment !== null && (Boolean(view.payment.pageOf) || isUnsure(view.payment)));

/** Whose page it is paid on, where it is on one. */
function pageOfView(view: PaymentView, ways: PaymentWays): ProviderId | null {
  if (view.step !== 'pending') return null;
  return view.payment ? view.payment.pageOf : view.way === 'page' ? ways.pageOf : null;
}

/** As it stood when the dialog opened: what is paid in it changes it. */
function purchaseAt({ id }: Product, opened: Subscription | undefined): Purchase | undefined {
  return opened && !isPassId(id) ? purchaseOf(id, opened, Date.parse(opened.asOf)) : undefined;
}

type Closing = { onClose: () => void; onPaid: () => void };

/** Closes the native dialog first, which gives the focus back. A payment that came through is told once. */
function useClosing(step: PaymentView['step'], { onClose, onPaid }: Closing) {
  const [isOpen, setOpen] = useState(true);
  const isPaid = step === 'success';
  const told = useRef({ onClose, onPaid });
  const isTold = useRef(false);
  useEffect(() => {
    told.current = { onClose, onPaid };
  });
  useEffect(() => {
    if (!isOpen) told.current.onClose();
  }, [isOpen]);
  useEffect(() => {
    if (isPaid || step === 'free') learnWhatWasPaid();
  }, [isPaid, step]);
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
