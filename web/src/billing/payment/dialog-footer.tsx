import { formatFrancs } from '@mboalink/shared/format/money.ts';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { isPass, type Product } from '../product.ts';
import styles from './payment.module.css';
import type { usePayment } from './use-payment.ts';
import type { PaymentForm } from './use-payment-form.ts';

type DialogFooterProps = {
  form: PaymentForm;
  formId: string;
  payment: ReturnType<typeof usePayment>;
  plan: Product;
  close: () => void;
};

/** What can be done in a step. */
export function DialogFooter({ form, formId, payment, plan, close }: DialogFooterProps) {
  const { t } = useTranslation('payment');
  const { view } = payment;
  const price = formatFrancs(plan.chargeAmount);
  if (view.step === 'idle') {
    return (
      <div className={styles.foot}>
        <SendButton kind={plan.id === 'premium' ? 'gold' : 'action'} wide type="submit" form={formId}>
          {t('form.pay', { price })}
        </SendButton>
        <p className={styles.small}>{t('form.once')}</p>
      </div>
    );
  }
  if (view.step === 'pending') return null;
  if (view.step === 'success' && isPass(plan)) {
    return (
      <Button wide onClick={close}>
        {t('pass.goOn')}
      </Button>
    );
  }
  if (view.step === 'success') {
    return (
      <LinkButton wide href={pathTo('dashboard')}>
        {t('done.dashboard')}
      </LinkButton>
    );
  }
  if (view.step === 'other') return <OtherFooter {...{ form, payment, price }} open={view} />;
  return (
    <div className={styles.foot}>
      <Button wide icon={<RefreshIcon size={20} />} onClick={() => payment.show({ step: 'idle' })}>
        {t('failed.retry')}
      </Button>
      <QuietClose label={t(view.why === 'late' ? 'late.wait' : 'failed.close')} close={close} />
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

type OtherFooterProps = Pick<DialogFooterProps, 'form' | 'payment'> & {
  price: string;
  open: Extract<DialogFooterProps['payment']['view'], { step: 'other' }>;
};

function OtherFooter({ form, payment, price, open: { open, txRef } }: OtherFooterProps) {
  const { t } = useTranslation('payment');
  const payInstead = () => {
    const payer = form.submit();
    if (payer) void payment.payInstead(txRef, payer);
  };
  return (
    <div className={styles.foot}>
      {open && (
        <Button wide onClick={() => payment.follow(open)}>
          {t('other.goOn')}
        </Button>
      )}
      <SendButton kind="plain" wide onClick={payInstead}>
        {t('other.cancel', { price })}
      </SendButton>
    </div>
  );
}
