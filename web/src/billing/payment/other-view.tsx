import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import live from '../../ui/status-message.module.css';
import styles from './payment.module.css';
import type { ViewOf } from './use-payment.ts';

/** Another payment waits: what it is, and what giving it up means. */
export function OtherView({ view: { open, problem } }: { view: ViewOf<'other'> }) {
  const { t } = useTranslation('payment');
  const messageOf = useErrorMessage();
  return (
    <div className={styles.view}>
      <Alert kind="gold">
        {open
          ? t('other.text', { price: formatFrancs(open.amount), bought: t(`bought.${open.plan}`) })
          : t('other.unknown')}
      </Alert>
      <p>{t('other.careful')}</p>
      <div role="alert" className={live.region}>
        {problem !== undefined && <Alert kind="bad">{messageOf(problem)}</Alert>}
      </div>
    </div>
  );
}
