import type { Receipt } from '@mboalink/shared/billing/calls.ts';
import { isPassId, passes } from '@mboalink/shared/catalogue/plans.ts';
import { formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import { site } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import { operatorNames } from './payment/operator-mark.tsx';
import styles from './payment/payment.module.css';

/** A receipt as it is read and printed. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('payment');
  const { language } = usePage();
  const { issuedAt, revokedAt, operator, phoneEnd } = receipt;
  const phone = operator && [operatorNames[operator], phoneEnd && `••\u00a0${phoneEnd}`];
  const facts = [
    [t('receipt.amount'), formatFrancs(receipt.amount)],
    [t('receipt.what'), useBought(receipt)],
    [t('receipt.paidOn'), formatDateTime(issuedAt, language)],
    ...(revokedAt ? [[t('receipt.revokedOn'), formatDateTime(revokedAt, language)]] : []),
    [t('receipt.payer'), receipt.payer.name],
    [t('receipt.way'), phone ? phone.filter(Boolean).join(' ') : t('receipt.page')],
    [t('receipt.receiver'), `${site.operator[language]} · ${site.supportEmail}`],
    [t('reference'), receipt.txRef],
  ];
  return (
    <div className={classNames('stack gap-4', styles.outcome)}>
      <Card as="article" className={styles.sheet} aria-labelledby="receipt">
        <header>
          <p className="strong">{site.name}</p>
          <h1 id="receipt" tabIndex={-1}>
            {t('receipt.number', { number: receipt.number })}
          </h1>
        </header>
        <dl className="divided">
          {facts.map(([name, value]) => (
            <div key={name} className={classNames('row wrap', styles.fact)}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
      <LinkButton kind="quiet" href="/settings/plan">
        {t('receipt.back')}
      </LinkButton>
    </div>
  );
}

/** What was paid for, in words. */
function useBought({ plan, days }: Receipt): string {
  const { t } = useTranslation('payment');
  return isPassId(plan)
    ? t('passFor', { pass: t(`name.${plan}`), count: passes[plan].reveals })
    : t('receipt.planFor', { plan: t(`name.${plan}`), count: days });
}
