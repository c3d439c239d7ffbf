import { passes } from '@mboalink/shared/catalogue/plans.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { NavigationState } from '../../lib/navigation-state.ts';
import { pathTo } from '../../lib/paths.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import styles from './limit-reached.module.css';

/** What a pass would bring, and the way to pay for it and back to where somebody is. */
export function PassLink({ isHidden = false }: { isHidden?: boolean }) {
  const { t } = useTranslation('search');
  const { chargeAmount, reveals } = passes.day;
  const state: NavigationState = { redirectAfter: location.pathname + location.search };
  return (
    <Link href={pathTo('upgrade', { plan: 'day' })} state={state} className={styles.pass}>
      <span className={styles.upgradeText}>
        <strong className={styles.passTitle}>{t('quota.pass', { price: formatFrancs(chargeAmount) })}</strong>
        {t('quota.passBrings', { count: reveals })} {t(isHidden ? 'quota.passHidden' : 'quota.passKeeps')}
      </span>
      <ChevronRightIcon />
    </Link>
  );
}
