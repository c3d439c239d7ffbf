import type { Purchase } from '@mboalink/shared/billing/subscription.ts';
import { formatDate, formatFrancs } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { House } from '../../ui/house.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { isPass, type Product } from '../product.ts';
import styles from './payment.module.css';

type DoneViewProps = { plan: Product; purchase: Purchase | undefined };

/** What the payment brought. */
export function DoneView({ plan, purchase }: DoneViewProps) {
  const { t } = useTranslation('payment');
  const later = useLaterStart(purchase);
  const facts = useFacts({ plan, purchase, later });
  return (
    <div className={styles.view}>
      <span className={styles.mark} aria-hidden="true">
        <House large>
          <CheckIcon size={32} />
        </House>
      </span>
      <p role="status" className={styles.thanks}>
        {t(isPass(plan) ? 'pass.done' : 'done.text')}
      </p>
      {!isPass(plan) && later && purchase?.kind !== 'renew' && (
        <p>{t('done.later', { plan: plan.name, date: later })}</p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The day on which what was bought begins, where that is not now: behind the trial, or behind paid time. */
function useLaterStart(purchase: Purchase | undefined): string | undefined {
  const { i18n } = useTranslation();
  const [now] = useState(Date.now);
  return purchase && purchase.from.getTime() > now ? formatDate(purchase.from, languageOf(i18n)) : undefined;
}

function useFacts({ plan, purchase, later }: DoneViewProps & { later: string | undefined }): string[][] {
  const { t, i18n } = useTranslation('payment');
  const { user } = useSession();
  const date = (instant: Date | string) => formatDate(instant, languageOf(i18n));
  const paid = [t('done.paid'), formatFrancs(plan.chargeAmount)];
  if (isPass(plan)) return [[t('pass.contacts'), t(`pass.brings.${plan.id}`, { count: plan.reveals })], paid];
  const until = purchase?.until ?? user?.paidUntil;
  return [
    [t('done.plan'), t('done.planValue', { plan: plan.name, count: plan.dailyLimit.paid })],
    ...(later ? [[t('done.starts'), later]] : []),
    ...(until ? [[t('done.until'), date(until)]] : []),
    paid,
  ];
}
