import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PassesHeld } from '../../billing/passes-held.tsx';
import { formatTimeUntil } from '../../lib/format/durations.ts';
import { pathTo } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useMember } from '../use-member.ts';
import styles from './quota-bar.module.css';
import { QuotaSegments } from './quota-segments.tsx';
import { type CountedQuota, heldBy, isCounted, leftOfDay } from './quota-state.ts';
import { useQuota, useResetAt } from './use-quota.ts';
import { useUpgradeLabel } from './use-upgrade-label.ts';

/** The quota of the day on one line, which stays at the top while the results scroll. */
export function QuotaStrip() {
  const shown = useShownQuota();
  if (!shown) return null;
  const { quota, known } = shown;
  const spent = quota.remaining === 0;
  return (
    <section className={styles.strip}>
      <div className={known ? undefined : styles.hidden}>
        <QuotaCount quota={quota} end={spent && <UpgradeLink isInTrial={quota.isInTrial} />} />
      </div>
    </section>
  );
}

/** The same as a card, with what may be done about it. */
export function QuotaCard() {
  const { t } = useTranslation('search');
  const resetAt = useResetAt() ?? 0;
  const shown = useShownQuota();
  if (!shown) return null;
  const { quota, known } = shown;
  const spent = quota.remaining === 0;
  return (
    <section className={styles.card}>
      <div className={classNames(styles.content, !known && styles.hidden)}>
        <QuotaCount quota={quota} />
        <PassesHeld passes={quota.passes} />
        <p className={styles.small}>
          {spent ? t('quota.none', { time: formatTimeUntil(resetAt, Date.now()) }) : t('quota.stays')}
        </p>
        {(spent || quota.isInTrial) && <UpgradeLink isInTrial={quota.isInTrial} />}
      </div>
    </section>
  );
}

type ShownQuota = Pick<CountedQuota, 'dailyLimit' | 'viewedToday' | 'remaining' | 'isInTrial' | 'passes'>;

/** The quota of who has one; before the first answer one of its size, which keeps the place. */
function useShownQuota(): { quota: ShownQuota; known: boolean } | undefined {
  const { dailyLimit, isInTrial } = useMember();
  const quota = useQuota();
  if (quota) return isCounted(quota) ? { quota, known: true } : undefined;
  if (!dailyLimit) return undefined;
  const expected = {
    dailyLimit,
    viewedToday: 0,
    remaining: dailyLimit,
    isInTrial,
    passes: [],
  };
  return { quota: expected, known: false };
}

type QuotaCountProps = {
  quota: ShownQuota;
  /** In place of what is left. */
  end?: ReactNode;
};

/** "1 of 3 today", what is left until midnight and by passes, and a segment for each of the day. */
export function QuotaCount({ quota, end }: QuotaCountProps) {
  const { t } = useTranslation('directory');
  const used = t('quota.today', { viewed: quota.viewedToday, limit: quota.dailyLimit });
  const ofDay = leftOfDay(quota);
  const held = heldBy(quota.passes);
  const left = [
    ofDay > 0 && t('quota.left', { count: ofDay }),
    held > 0 && quota.dailyLimit > 0 && t('quota.withPass', { held }),
  ].filter(Boolean);
  return (
    <div className={styles.count}>
      <p className={styles.line}>
        <strong className={styles.today}>
          {quota.dailyLimit > 0 ? used : t('quota.byPass', { count: held })}
        </strong>{' '}
        {end || (left.length > 0 && <span className={styles.small}>{left.join(' ')}</span>)}
      </p>
      {quota.dailyLimit > 0 && (
        <QuotaSegments limit={quota.dailyLimit} used={quota.viewedToday} label={used} />
      )}
    </div>
  );
}

function UpgradeLink({ isInTrial }: { isInTrial: boolean }) {
  const label = useUpgradeLabel(isInTrial);
  return (
    <LinkButton kind="quiet" href={pathTo('pricing')} className={styles.upgrade}>
      <span className={styles.upgradeText}>
        {label} <ChevronRightIcon size={16} />
      </span>
    </LinkButton>
  );
}
