import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { PassesHeld } from '../billing/passes-held.tsx';
import { QuotaSegments } from '../directory/quota/quota-segments.tsx';
import { useQuota } from '../directory/quota/use-quota.ts';
import insights from '../insights/insights.module.css';
import { isConfirmed, useSession } from '../lib/session/session-context.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './dashboard.module.css';

/**
 * "1 of 3 today" with a segment for each, from the latest quota or else from the signed-in user. Of whom this browser only remembers nothing
 * is said: they may have opened others since.
 */
export function TodayCount({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('directory');
  const quota = useQuota();
  const limit = (quota ? quota.dailyLimit : user.dailyMatchesLimit) ?? 0;
  const viewed = quota?.viewedToday ?? user.dailyMatchesUsed;
  const isKnown = isConfirmed(useSession()) || quota !== undefined;
  if (limit === 0) return quota ? <PassesHeld passes={quota.passes} /> : null;
  const used = t('quota.today', { viewed, limit });
  return (
    <div className={classNames(styles.today, !isKnown && styles.unknown)}>
      <p className={styles.todayText}>
        <strong>{used}</strong>
        {viewed < limit && (
          <span className={insights.small}>{t('quota.left', { count: limit - viewed })}</span>
        )}
      </p>
      <QuotaSegments limit={limit} used={viewed} label={used} />
      {quota && <PassesHeld passes={quota.passes} />}
    </div>
  );
}
