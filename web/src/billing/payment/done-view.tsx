import { formatDate } from '@mboalink/shared/format/dates.ts';
import { formatFrancs } from '@mboalink/shared/format/money.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { House } from '../../ui/house.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { isPass, type Product } from '../product.ts';
import type { Purchase } from '../purchase.ts';
import styles from './payment.module.css';

type DoneViewProps = { plan: Product; purchase: Purchase | undefined };

/** What the payment brought. */
export function DoneView({ plan, purchase }: DoneViewProps) {
  const { t } = useTranslation('payment');
  const facts = useFacts({ plan, purchase });
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

function useFacts({ plan, purchase }: DoneViewProps): string[][] {
  const { t, i18n } = useTranslation('payment');
  const { user } = useSession();
  const date = (instant: Date | string) => formatDate(instant, languageOf(i18n));
  const paid = [t('done.paid'), formatFrancs(plan.chargeAmount)];
  if (isPass(plan)) return [[t('pass.contacts'), t(`pass.brings.${plan.id}`, { count: plan.reveals })], paid];
  const until = purchase?.until ?? user?.paidUntil;
  const isLater = purchase && purchase.kind !== 'now' && purchase.kind !== 'convert';
  return [
    [t('done.plan'), t('done.planValue', { plan: plan.name, count: plan.dailyLimit.paid })],
    ...(isLater ? [[t('done.starts'), date(purchase.from)]] : []),
    ...(until ? [[t('done.until'), date(until)]] : []),
    paid,
  ];
}
