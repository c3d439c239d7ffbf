import { formatFrancs } from '@mboalink/shared/format.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type NextPlan, nextPlan } from '../../billing/next-plan.ts';
import { PlanIcon } from '../../billing/plan-icon.tsx';
import { planLevel } from '../../billing/plan-level.ts';
import { formatTimeUntil } from '../../lib/format/durations.ts';
import { pathTo } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CheckIcon, ChevronRightIcon, CrossIcon } from '../../ui/icons.tsx';
import { EyeIcon } from '../../ui/search-icons.tsx';
import { useMember } from '../use-member.ts';
import styles from './limit-reached.module.css';
import { PassLink } from './pass-link.tsx';
import type { CountedQuota } from './quota-state.ts';
import { RevealedToday } from './revealed-today.tsx';
import { useResetAt } from './use-quota.ts';
import { useUpgradeLabel } from './use-upgrade-label.ts';

type LimitReachedProps = { quota: CountedQuota; onBrowse: () => void };

/** In place of the results once the daily limit is reached: what still works, and how to get more. */
export function LimitReached({ quota, onBrowse }: LimitReachedProps) {
  const { t } = useTranslation(['search', 'directory']);
  const [dismissed, setDismissed] = useState(false);
  const revealedTodayId = useId();
  const { paidInTrial } = useMember();
  const offer = nextPlan(quota.dailyLimit, quota.isInTrial, paidInTrial);
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
            <LimitText quota={quota} />
            <div className={styles.actions}>
              <Button wide icon={<EyeIcon size={20} />} onClick={onBrowse}>
                {t('quota.browse')}
              </Button>
              <Button
                wide
                kind="plain"
                icon={<CheckIcon size={20} />}
                onClick={() => focusOn(revealedTodayId)}
              >
                {t('directory:quota.revealedToday')}
              </Button>
            </div>
          </section>
        )}
      </div>
      {dismissed && (
        <Button icon={<EyeIcon size={20} />} onClick={onBrowse}>
          {t('quota.browse')}
        </Button>
      )}
      {offer?.brings === 'later' && <PassLink />}
      {offer && <UpgradePanel offer={offer} isInTrial={quota.isInTrial} />}
      {offer?.brings !== 'later' && <PassLink />}
      <RevealedToday id={revealedTodayId} />
    </div>
  );
}

function LimitText({ quota }: { quota: CountedQuota }) {
  const { t } = useTranslation(['search', 'directory']);
  const resetAt = useResetAt() ?? 0;
  const used = t('directory:quota.today', { viewed: quota.viewedToday, limit: quota.dailyLimit });
  return (
    <p>
      <strong>{used}.</strong>{' '}
      {t('quota.reachedText', {
        count: quota.dailyLimit,
        time: formatTimeUntil(resetAt, Date.now()),
      })}
    </p>
  );
}

type UpgradePanelProps = { offer: NextPlan; isInTrial: boolean };

function UpgradePanel({ offer: { plan, brings }, isInTrial }: UpgradePanelProps) {
  const { t } = useTranslation('search');
  const label = useUpgradeLabel(isInTrial);
  return (
    <Link href={pathTo('upgrade', { plan: plan.id })} className={styles.upgrade}>
      <span className={styles.planIcon}>
        <PlanIcon level={planLevel[plan.id]} size={32} />
      </span>
      <span className={styles.upgradeText}>
        <strong className={styles.upgradeTitle}>{label}</strong>
        {t(`quota.nextPlan.${brings}`, {
          plan: plan.name,
          count: plan.dailyLimit.paid,
          trial: plan.dailyLimit.trial,
          price: formatFrancs(plan.chargeAmount),
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
