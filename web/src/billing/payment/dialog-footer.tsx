import type { PaymentAnswer } from '@mboalink/shared/billing/calls.ts';
import { type ProviderId, providerNames } from '@mboalink/shared/billing/payments.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { isPass, type Product } from '../product.ts';
import type { PaymentWays } from '../use-payment-ways.ts';
import styles from './payment.module.css';
import type { usePayment, ViewOf } from './use-payment.ts';

type Payment = ReturnType<typeof usePayment>;

type DialogFooterProps = {
  formId: string;
  payment: Payment;
  plan: Product;
  ways: PaymentWays;
  close: () => void;
};

/** What can be done in a step. */
export function DialogFooter(props: DialogFooterProps) {
  const { t } = useTranslation('payment');
  const { payment, plan, close } = props;
  const { view } = payment;
  if (view.step === 'idle') return <PayFooter {...props} />;
  if (view.step === 'trial') {
    return (
      <SendButton wide busy={view.isBusy ?? false} onClick={payment.startTrial}>
        {t('trial.start')}
      </SendButton>
    );
  }
  if (view.step === 'pending') {
    if (!view.payment) return null;
    return view.payment.pageOf ? (
      <PageFooter payment={payment} open={view.payment} pageOf={view.payment.pageOf} />
    ) : (
      <UnsureFooter payment={payment} open={view.payment} />
    );
  }
  if (view.step === 'success') return <PaidFooter paid={view.paid} isOfPass={isPass(plan)} close={close} />;
  if (view.step === 'free') {
    return (
      <LinkButton wide href={pathTo('dashboard')}>
        {t('done.dashboard')}
      </LinkButton>
    );
  }
  if (view.step === 'other') {
    return <OtherFooter payment={payment} price={formatFrancs(plan.chargeAmount)} view={view} />;
  }
  if (view.step === 'review')
    return (
      <ReviewFooter payAnyway={view.isFollowed ? undefined : () => payment.payAnyway(view)} close={close} />
    );
  return (
    <div className={styles.foot}>
      <Button
        wide
        icon={<RefreshIcon size={20} />}
        onClick={() => payment.tryAgain(view.why === 'late' ? view.payment : null)}
      >
        {t('failed.retry')}
      </Button>
      <QuietClose label={t(view.why === 'late' ? 'late.wait' : 'failed.close')} close={close} />
    </div>
  );
}

type PaidFooterProps = {
  paid: ViewOf<'success'>['paid'];
  isOfPass: boolean;
  close: () => void;
};

/** On to what was paid for, or to its receipt. */
function PaidFooter({ paid, isOfPass, close }: PaidFooterProps) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.foot}>
      {isOfPass ? (
        <Button wide onClick={close}>
          {t('pass.goOn')}
        </Button>
      ) : (
        <LinkButton wide href={pathTo('dashboard')}>
          {t('done.dashboard')}
        </LinkButton>
      )}
      {paid && (
        <LinkButton kind="quiet" wide href={`${pathTo('receipt')}/${paid.txRef}`}>
          {t('back.receipt')}
        </LinkButton>
      )}
    </div>
  );
}

/** To wait comes first; `payAnyway` where they came to pay something else. */
function ReviewFooter({ payAnyway, close }: { payAnyway: (() => void) | undefined; close: () => void }) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.foot}>
      <Button wide onClick={close}>
        {t('late.wait')}
      </Button>
      {payAnyway && (
        <Button kind="quiet" wide onClick={payAnyway}>
          {t('review.anyway')}
        </Button>
      )}
    </div>
  );
}

function QuietClose({ label, close }: { label: string; close: () => void }) {
  return (
    <Button kind="quiet" wide onClick={close}>
      {label}
    </Button>
  );
}

/** Paying by a phone, or, where nobody asks on phones, on a page. */
function PayFooter({ formId, payment, plan, ways }: DialogFooterProps) {
  const { t } = useTranslation('payment');
  const kind = plan.id === 'premium' ? 'gold' : 'action';
  return (
    <div className={styles.foot}>
      {ways.operators.length > 0 || !ways.pageOf ? (
        <SendButton kind={kind} wide type="submit" form={formId}>
          {t('form.pay', { price: formatFrancs(plan.chargeAmount) })}
        </SendButton>
      ) : (
        <SendButton kind={kind} wide onClick={() => payment.pay('page')}>
          {t('page.pay', { provider: providerNames[ways.pageOf] })}
        </SendButton>
      )}
      <p className={styles.small}>{t('form.once')}</p>
    </div>
  );
}

type PendingFooterProps = { payment: Payment; open: PaymentAnswer };

/** Back to the page where it is paid, or to another way. */
function PageFooter({ payment, open, pageOf }: PendingFooterProps & { pageOf: ProviderId }) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.foot}>
      {open.redirectUrl && (
        <LinkButton wide href={open.redirectUrl}>
          {t('page.open', { provider: providerNames[pageOf] })}
        </LinkButton>
      )}
      <SendButton kind="quiet" wide onClick={() => payment.giveUp(open)}>
        {t('page.otherWay')}
      </SendButton>
    </div>
  );
}

/** A payer who saw no request on the phone may begin again. */
function UnsureFooter({ payment, open }: PendingFooterProps) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.foot}>
      <SendButton kind="plain" wide onClick={() => payment.giveUp(open)}>
        {t('pending.cancel')}
      </SendButton>
      <p className={styles.small}>{t('other.careful')}</p>
    </div>
  );
}

type OtherFooterProps = {
  payment: Payment;
  price: string;
  view: ViewOf<'other'>;
};

function OtherFooter({ payment, price, view }: OtherFooterProps) {
  const { t } = useTranslation('payment');
  const { open } = view;
  return (
    <div className={styles.foot}>
      {open && (
        <Button wide onClick={() => payment.follow(open)}>
          {t('other.goOn')}
        </Button>
      )}
      <SendButton kind="plain" wide onClick={() => payment.payInstead(view)}>
        {t('other.cancel', { price })}
      </SendButton>
    </div>
  );
}
