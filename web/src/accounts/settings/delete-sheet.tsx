import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { lateComponent } from '../../lib/late-component.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import live from '../../ui/status-message.module.css';
import styles from './delete-sheet.module.css';
import { useDeletion } from './use-deletion.ts';

const PauseInstead = lateComponent(() => import('./pause-instead.tsx').then((file) => file.PauseInstead));

type DeleteSheetProps = { user: CurrentUser; open: boolean; onClose: () => void };

/** Asks once more, says what is lost, and deletes. */
export function DeleteSheet({ user, open, onClose }: DeleteSheetProps) {
  const { t } = useTranslation('settings');
  const { busy, problem, erase, forgetProblem } = useDeletion();
  const close = () => {
    forgetProblem();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('leave.title')}
      footer={
        <>
          <Button kind="plain" onClick={close}>
            {t('leave.keep')}
          </Button>
          <SendButton className={styles.erase} busy={busy} onClick={erase}>
            {t(busy ? 'leave.working' : 'leave.confirm')}
          </SendButton>
        </>
      }
    >
      <div className={styles.body}>
        <p>
          <strong>{t('leave.question')}</strong>
        </p>
        <p>{t('leave.comeBack')}</p>
        <RunningPlan user={user} />
        <ul className={styles.list}>
          <li>{t('leave.listing')}</li>
          {user.subscriptionState !== 'none' && <li>{t('leave.kept')}</li>}
          <li>{t('leave.export')}</li>
        </ul>
        {user.userType !== 'buyer' && !user.visibility.paused && (
          <PauseInstead user={user} onPaused={close} />
        )}
        <div role="alert" className={live.region}>
          {problem && <Alert kind="bad">{problem}</Alert>}
        </div>
      </div>
    </Sheet>
  );
}

/** What is paid for, or still free, and would be lost. */
function RunningPlan({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('settings');
  const { isInTrial, hasActiveSubscription, trialEndDate, paidUntil, subscriptionPlan } = user;
  const date = (instant: string) => formatDate(instant, languageOf(i18n));
  if (hasActiveSubscription && paidUntil) {
    const plan = findPlan(subscriptionPlan)?.name ?? '';
    return <Alert kind="gold">{t('leave.plan', { plan, date: date(paidUntil) })}</Alert>;
  }
  return isInTrial && trialEndDate ? (
    <Alert kind="gold">{t('leave.trial', { date: date(trialEndDate) })}</Alert>
  ) : null;
}
