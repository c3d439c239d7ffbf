import { paidPeriodDays, plans } from '@mboalink/shared/catalogue/plans.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PlanIcon } from '../../billing/plan-icon.tsx';
import { formatTimeUntil } from '../../lib/format/durations.ts';
import { formatFrancs } from '../../lib/format/money.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CheckIcon, ChevronRightIcon, CrossIcon, EyeIcon } from '../../ui/icons.tsx';
import styles from './limit-reached.module.css';
import { QuotaSegments } from './quota-segments.tsx';
import type { CountedQuota } from './quota-state.ts';
import { RevealedToday } from './revealed-today.tsx';

type LimitReachedProps = { quota: CountedQuota; onBrowse: () => void };

/** In place of the results when the day is spent: what still works, and how to get more. */
export function LimitReached({ quota, onBrowse }: LimitReachedProps) {
  const { t } = useTranslation('directory');
  const [dismissed, setDismissed] = useState(false);
  const openedId = useId();
  // It takes the place of a list that may have been scrolled far down.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.page}>
      <div role="alert">
        {!dismissed && (
          <section className={styles.banner}>
            <div className={styles.head}>
              <h2>{t('quota.reached')}</h2>
              <IconButton icon={CrossIcon} label={t('quota.dismiss')} onClick={() => setDismissed(true)} />
            </div>
            <LimitWords quota={quota} />
            <div className={styles.ways}>
              <Button wide icon={<CheckIcon size={20} />} onClick={() => focusOn(openedId)}>
                {t('quota.opened')}
              </Button>
              <Button wide kind="plain" icon={<EyeIcon size={20} />} onClick={onBrowse}>
                {t('quota.browse')}
              </Button>
            </div>
          </section>
        )}
      </div>
      {dismissed && (
        <Button kind="plain" icon={<EyeIcon size={20} />} onClick={onBrowse}>
          {t('quota.browse')}
        </Button>
      )}
      <UpgradePanel trial={quota.isInTrial} />
      <RevealedToday id={openedId} />
    </div>
  );
}

function LimitWords({ quota }: { quota: CountedQuota }) {
  const { t } = useTranslation('directory');
  const messages = t('quota.today', { viewed: quota.viewedToday, limit: quota.dailyLimit });
  return (
    <>
      <QuotaSegments limit={quota.dailyLimit} used={quota.viewedToday} label={messages} />
      <p>
        <strong>{messages}.</strong>{' '}
        {t('quota.reachedText', {
          count: quota.dailyLimit,
          time: formatTimeUntil(quota.resetTime, Date.now()),
        })}
      </p>
    </>
  );
}

const limits = plans.map(({ dailyLimit }) => dailyLimit.paid);
const pricePerDay = Math.min(...plans.map(({ chargeAmount }) => chargeAmount)) / paidPeriodDays;

export function UpgradePanel({ trial }: { trial: boolean }) {
  const { t } = useTranslation('directory');
  return (
    <Link href={pathTo('pricing')} className={styles.upgrade}>
      <span className={styles.mark}>
        <PlanIcon level={2} size={32} />
      </span>
      <span className={styles.upgradeText}>
        <strong className={styles.upgradeTitle}>{t(trial ? 'quota.upgradeTrial' : 'quota.upgrade')}</strong>
        {t('quota.plansText', {
          least: Math.min(...limits),
          most: Math.max(...limits),
          price: formatFrancs(Math.ceil(pricePerDay)),
        })}
      </span>
      <ChevronRightIcon />
    </Link>
  );
}

function focusOn(id: string) {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
