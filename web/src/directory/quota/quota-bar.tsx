import { useTranslation } from 'react-i18next';
import { formatTimeUntil } from '../../lib/format/durations.ts';
import { pathTo } from '../../lib/paths.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './quota-bar.module.css';
import { QuotaSegments } from './quota-segments.tsx';
import type { CountedQuota } from './quota-state.ts';

/** "1 of 3 today", what is left until midnight, and a segment for each. `strip` spans the whole width of a phone. */
export function QuotaBar({ quota, strip }: { quota: CountedQuota; strip?: boolean }) {
  const { t } = useTranslation('search');
  const limitReached = quota.remaining === 0;
  return (
    <section className={strip ? styles.strip : styles.card}>
      <QuotaCount quota={quota} />
      {limitReached && <p>{t('quota.none', { time: formatTimeUntil(quota.resetTime, Date.now()) })}</p>}
      {!strip && !limitReached && <p className={styles.small}>{t('quota.stays')}</p>}
      {(limitReached || (!strip && quota.isInTrial)) && <UpgradeLink trial={quota.isInTrial} />}
    </section>
  );
}

export function QuotaCount({ quota, next }: { quota: CountedQuota; next?: boolean }) {
  const { t } = useTranslation('directory');
  const used = t('quota.today', { viewed: quota.viewedToday, limit: quota.dailyLimit });
  return (
    <div className={styles.count}>
      <p className={styles.content}>
        <strong className={styles.today}>{used}</strong>{' '}
        {quota.remaining > 0 && (
          <span className={styles.small}>{t('quota.left', { count: quota.remaining })}</span>
        )}
      </p>
      <QuotaSegments limit={quota.dailyLimit} used={quota.viewedToday} next={next} label={used} />
    </div>
  );
}

export function UpgradeLink({ trial }: { trial: boolean }) {
  const { t } = useTranslation('search');
  return (
    <LinkButton kind="quiet" href={pathTo('pricing')} className={styles.upgrade}>
      <span className={styles.upgradeText}>
        {t(trial ? 'quota.upgradeTrial' : 'quota.upgrade')} <ChevronRightIcon size={16} />
      </span>
    </LinkButton>
  );
}
