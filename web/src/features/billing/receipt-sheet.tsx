import type { Receipt } from '@mboalink/shared/billing/calls.ts';
import { isPassId, passes } from '@mboalink/shared/catalogue/plans.ts';
import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { formatDate, formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import { site } from '@mboalink/shared/site.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { ArrowLeftIcon, WhatsappIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './receipt-sheet.module.css';

/** A receipt as it is read and printed, with what can be done with it. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('payment');
  const { language } = usePage();
  const { number, issuedAt, revokedAt, payer } = receipt;
  const what = useBought(receipt);
  const amount = formatFrancs(receipt.amount);
  // Neither name nor number nor reference: it is read by whomever it is sent on to.
  const shared = t('receipt.shareText', { number, amount, what, date: formatDate(issuedAt, language) });
  return (
    <div className={styles.page}>
      <LinkButton kind="quiet" href="/settings/plan" icon={<ArrowLeftIcon size={20} />}>
        {t('receipt.back')}
      </LinkButton>
      <article className={styles.sheet} aria-labelledby="receipt">
        <header className={styles.head}>
          <p className={styles.name}>{site.name}</p>
          <h1 id="receipt" tabIndex={-1} className={styles.title}>
            {t('receipt.number', { number })}
          </h1>
        </header>
        <dl className={styles.facts}>
          <Fact name={t('receipt.amount')}>
            <strong className={styles.amount}>{amount}</strong>
          </Fact>
          <Fact name={t('receipt.what')}>{what}</Fact>
          <When name={t('receipt.paidOn')} instant={issuedAt} />
          {revokedAt ? <When name={t('receipt.revokedOn')} instant={revokedAt} /> : <PassTime {...receipt} />}
          <Fact name={t('receipt.payer')}>{payer.name}</Fact>
          <Fact name={t('receipt.way')}>
            <PaidBy receipt={receipt} />
          </Fact>
          <Fact name={t('receipt.receiver')}>
            {site.operator[language]}
            <br />
            {site.supportEmail}
          </Fact>
          <Fact name={t('receipt.reference')}>
            <span className={styles.reference}>{receipt.txRef}</span>
          </Fact>
        </dl>
      </article>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
        {!revokedAt && (
          <LinkButton
            kind="plain"
            href={`https://wa.me/?text=${encodeURIComponent(shared)}`}
            icon={<WhatsappIcon size={20} />}
          >
            {t('receipt.share')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** What was paid for, in words. */
function useBought({ plan, days }: Receipt): string {
  const { t } = useTranslation('payment');
  return isPassId(plan)
    ? t('receipt.passFor', { pass: t(`name.${plan}`), count: passes[plan].reveals })
    : t('receipt.planFor', { plan: t(`name.${plan}`), count: days });
}

/** From when until when a pass opens contacts, whatever else runs. */
function PassTime({ plan, days, issuedAt }: Receipt) {
  const { t } = useTranslation('payment');
  const { language } = usePage();
  if (!isPassId(plan)) return null;
  const until = new Date(Date.parse(issuedAt) + days * dayMilliseconds);
  return (
    <Fact name={t('receipt.runs')}>
      {t('receipt.period', {
        from: formatDateTime(issuedAt, language),
        until: formatDateTime(until, language),
      })}
    </Fact>
  );
}

/** By which operator, and the last digits of the phone; by a page of the provider nobody knows. */
function PaidBy({ receipt: { operator, phoneEnd } }: { receipt: Receipt }) {
  const { t } = useTranslation('payment');
  if (!operator) return t('receipt.page');
  const name = t(`operators.${operator}`);
  return phoneEnd ? `${name}, ${t('receipt.phoneEnd', { end: phoneEnd })}` : name;
}

function When({ name, instant }: { name: string; instant: string }) {
  const { language } = usePage();
  return (
    <Fact name={name}>
      <time dateTime={instant}>{formatDateTime(instant, language)}</time>
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
