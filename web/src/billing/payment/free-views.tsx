import { trialDays } from '@mboalink/shared/catalogue/plans.ts';
import { useTranslation } from 'react-i18next';
import { House } from '../../ui/house.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './payment.module.css';
import { Problem } from './problem.tsx';

/** What a first trial is, before it begins. */
export function TrialView({ problem }: { problem: unknown }) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.view}>
      <Problem thrown={problem} again={t('trial.notBegun')} />
      <p>{t('trial.text', { count: trialDays })}</p>
    </div>
  );
}

/** The trial runs. */
export function FreeView() {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.view}>
      <span className={styles.mark} aria-hidden="true">
        <House large>
          <CheckIcon size={32} />
        </House>
      </span>
      <p role="status" className={styles.thanks}>
        {t('trial.done')}
      </p>
    </div>
  );
}
