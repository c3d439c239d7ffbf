import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import { usePage } from '../../../lib/page.tsx';
import { leaveEnded } from '../../../lib/session.ts';
import { runningUntil } from '../../billing/plan-state.ts';
import styles from '../account-page.module.css';
import { Panel } from '../account-page.tsx';
import type { Failure } from '../change.ts';
import { ChangeForm } from '../change-form.tsx';
import { useChange } from '../use-change.ts';

/** Says what is lost, asks once more behind a fold, then for the code, and deletes. */
export function DeletePanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const { language } = usePage();
  const change = useChange('delete', () => leaveEnded());
  const failureText = useDeletionFailure();
  const { answer, busy } = change;
  const until = runningUntil(user);
  if (answer && !answer.failed && !answer.asked) {
    return (
      <Panel title={t('leave.title')} danger>
        <Alert kind="good" live>
          {t('leave.done')} {t('leave.comeBack')}
        </Alert>
        <a href="/" className={buttonClass({ kind: 'plain' })}>
          {t('leave.home')}
        </a>
      </Panel>
    );
  }
  return (
    <Panel title={t('leave.title')} text={t('leave.text')} danger>
      <details open={answer ? true : undefined}>
        <summary className={buttonClass({ kind: 'plain' }, styles.open)}>{t('leave.title')}</summary>
        <div className="stack">
          <p>
            <strong>{t('leave.question')}</strong> {t('leave.comeBack')}
          </p>
          {until && <Alert kind="gold">{t('leave.plan', { date: formatDate(until, language) })}</Alert>}
          {user.userType !== 'buyer' && !user.visibility.paused && (
            <LinkButton kind="plain" href="/settings/listing">
              {t('leave.pause')}
            </LinkButton>
          )}
          <ChangeForm change={change} failed={failureText}>
            <Button type="submit" className={styles.erase} busy={busy}>
              {t('leave.confirm')}
            </Button>
          </ChangeForm>
          <LinkButton kind="plain" href="/settings">
            {t('leave.keep')}
          </LinkButton>
        </div>
      </details>
    </Panel>
  );
}

function useDeletionFailure() {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  return (failure: Failure) =>
    failure.data?.error === 'server_error'
      ? t('leave.failedWithoutReason')
      : t('leave.failed', { reason: textOf(failure) || t('leave.unknown') });
}
