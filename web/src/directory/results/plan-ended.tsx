import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { restoringPlan } from '../../billing/restoring-plan.ts';
import { pathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EyeIcon } from '../../ui/search-icons.tsx';
import styles from '../quota/limit-reached.module.css';
import { PassLink } from '../quota/pass-link.tsx';
import { RevealedToday } from '../quota/revealed-today.tsx';

/** In place of the results for who has no running plan: they may browse, and keep what was revealed. */
export function PlanEnded({ onBrowse }: { onBrowse: () => void }) {
  const { t } = useTranslation('search');
  const { user } = useSession();
  const plan = restoringPlan(user);
  return (
    <div className={styles.page}>
      <section role="alert" className={styles.banner}>
        <div className={styles.head}>
          <h2>{t(`failure.${endedOf(user)}`)}</h2>
        </div>
        <p>{t('failure.endedText')}</p>
        <div className={styles.actions}>
          <Button wide icon={<EyeIcon size={20} />} onClick={onBrowse}>
            {t('quota.browse')}
          </Button>
          {plan && (
            <LinkButton wide kind="plain" href={pathTo('upgrade', { plan: plan.id })}>
              {t('failure.restore', { price: formatFrancs(plan.chargeAmount) })}
            </LinkButton>
          )}
        </div>
      </section>
      <PassLink isHidden />
      <RevealedToday />
    </div>
  );
}

function endedOf(user: CurrentUser | null): 'paidEnded' | 'trialEnded' | 'noPlan' {
  if (user?.paidUntil) return 'paidEnded';
  return user?.trialEndDate ? 'trialEnded' : 'noPlan';
}
