import { type ProductId, paidPeriodDays, trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { useStartText } from '../plan-offer.tsx';
import {
  findProduct,
  isPass,
  type PaymentWays,
  type Product,
  payPath,
  type Subscription,
} from '../plan-state.ts';
import { DoneView, FreeView } from './done-view.tsx';
import { Close, FollowedView, Offline, ReviewText, useStandingTitle } from './followed-view.tsx';
import { operatorShort } from './operator-mark.tsx';
import styles from './payment.module.css';
import { PaymentForm } from './payment-form.tsx';
import { Problem } from './problem.tsx';
import { useFollowedPayment } from './use-followed-payment.ts';
import { type Stage, usePayment } from './use-payment.ts';

export type PaymentDialogProps = {
  /** What is paid for. */
  product: ProductId;
  ownNumber: string;
  ways: PaymentWays;
  subscription: Subscription | undefined;
  /** How a form that was sent without scripts was answered. */
  answered?: Stage | undefined;
  /** Where whoever bought a pass goes on. */
  next?: string | undefined;
  onClose: () => void;
  /** Told once of what was paid, which may be another payment that waited. */
  onPaid: (product: ProductId) => void;
};

const successMilliseconds = 1000;

/** Pays for a plan or a pass by mobile money, or on the provider's page. Each opening is a new one: draw it with a key. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { t } = useTranslation('payment');
  const payment = usePayment(props);
  const { stage } = payment;
  const [typed, setTyped] = useState('');
  const followed = useFollowedPayment(stage.step === 'followed' ? stage.payment : null);
  const product = findProduct(followed.payment?.plan ?? props.product);
  const heading = useHeading(stage, product, props.subscription, followed);
  const isOther = product.id !== props.product && followed.payment?.status === 'pending';
  const paid = followed.standing === 'paid' || stage.step === 'paid' ? product.id : undefined;
  useTold(paid, props.onPaid);
  return (
    <Dialog title={heading.title} onClose={props.onClose}>
      {heading.lead && <p className={classNames('quiet', styles.lead)}>{heading.lead}</p>}
      {isOther && <p className={styles.lead}>{t('other.text')}</p>}
      {followed.payment && followed.standing ? (
        <FollowedView
          {...{ followed, typed }}
          payment={followed.payment}
          standing={followed.standing}
          next={props.next}
          onRetry={payment.restart}
          inDialog
        />
      ) : (
        <StageView {...props} {...{ payment, product, typed }} onTyped={setTyped} />
      )}
    </Dialog>
  );
}

function useTold(paid: ProductId | undefined, onPaid: PaymentDialogProps['onPaid']) {
  useEffect(() => {
    if (!paid) return undefined;
    const telling = setTimeout(() => onPaid(paid), successMilliseconds);
    return () => clearTimeout(telling);
  }, [paid, onPaid]);
}

type Payment = ReturnType<typeof usePayment>;

type StageViewProps = Omit<PaymentDialogProps, 'product'> & {
  product: Product;
  payment: Payment;
  typed: string;
  onTyped: (typed: string) => void;
};

function StageView(props: StageViewProps) {
  const { payment, product, ways, typed, onTyped } = props;
  const { stage } = payment;
  const { t } = useTranslation('payment');
  switch (stage.step) {
    case 'form':
      return (
        <PaymentForm
          {...{ product, ways }}
          ownNumber={typed || props.ownNumber}
          problem={stage.problem}
          onPay={(way, phone) => {
            onTyped(phone);
            void payment.pay(way);
          }}
        />
      );
    case 'trial':
      return <TrialView stage={stage} productId={product.id} onStart={payment.startTrial} />;
    case 'asking':
      return <AskingView stage={stage} />;
    case 'unknown':
      return (
        <Choice
          action={
            <Button wide onClick={() => payment.lookAgain(stage)}>
              {t('unknown.look')}
            </Button>
          }
        >
          <Alert kind="warn">{t('unknown.text')}</Alert>
        </Choice>
      );
    case 'review':
      return (
        <Choice
          action={
            <Button kind="quiet" wide onClick={payment.payAnyway}>
              {t('review.anyway')}
            </Button>
          }
        >
          <ReviewText payment={stage.payment} />
        </Choice>
      );
    case 'free':
      return <FreeView />;
    case 'paid':
      return <DoneView product={product.id} isNews next={props.next} />;
    default:
      return null;
  }
}

/** What is to be known, what to do, and the way out. */
function Choice({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className={classNames('stack gap-4', styles.view)}>
      {children}
      <div className="stack gap-2">
        {action}
        <Close inDialog />
      </div>
    </div>
  );
}

type TrialViewProps = {
  stage: Extract<Stage, { step: 'trial' }>;
  productId: ProductId;
  onStart: () => void;
};

/** What a first trial is, before it begins. */
function TrialView({ stage, productId, onStart }: TrialViewProps) {
  const { t } = useTranslation('payment');
  return (
    <form
      method="post"
      action={payPath(productId)}
      className={classNames('stack gap-4', styles.view)}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <Problem thrown={stage.problem} again={t('trial.notBegun')} />
      <p>{t('trial.text', { count: trialDays })}</p>
      <Button wide type="submit" name="way" value="page" busy={stage.isBusy ?? false}>
        {t('trial.start')}
      </Button>
    </form>
  );
}

/** Whoever is asked is not asked twice: nothing can be pressed here. */
function AskingView({ stage: { way, isLost } }: { stage: Extract<Stage, { step: 'asking' }> }) {
  const { t } = useTranslation('payment');
  const asking =
    way === 'page' ? t('page.opening') : t('waiting.asking', { operator: operatorShort[way.provider] });
  return (
    <div className={classNames('stack gap-4', styles.view)} aria-busy="true">
      <Offline />
      {isLost && <Alert kind="info">{t('waiting.lost')}</Alert>}
      <progress className={styles.progress} aria-label={asking} />
      <p role="status" className="quiet">
        {!isLost && asking}
      </p>
    </div>
  );
}

type Heading = { title: string; lead?: string | undefined };

/** The title of a step and the line below it. */
function useHeading(
  stage: Stage,
  product: Product,
  subscription: Subscription | undefined,
  { payment, standing }: ReturnType<typeof useFollowedPayment>,
): Heading {
  const { t } = useTranslation(['payment', 'plans']);
  const titleOf = useStandingTitle();
  const startText = useStartText();
  const lead = `${formatFrancs(product.chargeAmount)}, ${t(`name.${product.id}`)}`;
  if (payment && standing) return { title: titleOf(payment, standing), ...(standing !== 'paid' && { lead }) };
  switch (stage.step) {
    case 'form':
      if (isPass(product)) {
        const count = product.reveals;
        return {
          title: t('passFor', { pass: t(`name.${product.id}`), count }),
          lead: t(`plans:pass.brings.${product.id}`, { count }),
        };
      }
      return {
        title: t('form.title', { plan: product.name, days: paidPeriodDays }),
        lead: subscription && startText(product, subscription),
      };
    case 'trial':
    case 'free':
      return { title: t('trial.title', { plan: isPass(product) ? '' : product.name }) };
    case 'asking':
      return { title: t(stage.way === 'page' ? 'page.opening' : 'waiting.title'), lead };
    case 'unknown':
      return { title: t('unknown.title'), lead };
    case 'review':
      return { title: t('review.title') };
    default:
      return { title: t('done.title') };
  }
}
