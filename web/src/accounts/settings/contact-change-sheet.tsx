import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { codeOf, hadNoAnswer, isRateLimited } from '../../lib/api/failures.ts';
import { Sheet } from '../../ui/sheet.tsx';
import live from '../../ui/status-message.module.css';
import { useAccountErrorMessage } from '../codes/account-error-message.ts';
import { CodeStep } from '../codes/code-step.tsx';
import styles from './contact-change-form.module.css';
import { ContactChangeForm } from './contact-change-form.tsx';
import type { ContactChanging } from './use-contact-change.ts';

type ContactChangeSheetProps = { user: CurrentUser; change: ContactChanging };

/** The dialog in which an address or number is changed: the new value, then the six digits. */
export function ContactChangeSheet({ user, change }: ContactChangeSheetProps) {
  const { t } = useTranslation(['settings', 'accounts']);
  const messageOf = useAccountErrorMessage('verifyCode');
  const { kind, sentTo, sent } = change;
  const isEmail = kind === 'email';
  const address = isEmail ? sentTo : user.email;
  const problemOf = (thrown: unknown) => {
    const code = codeOf(thrown);
    if (code === 'account_exists') return t('contact.taken');
    const isWorded = code === 'invalid_code' || code === 'portal';
    return isWorded || hadNoAnswer(thrown) || isRateLimited(thrown) ? messageOf(thrown) : t('contact.failed');
  };
  return (
    <Sheet
      open={kind !== ''}
      onClose={change.cancel}
      title={t(kind === 'whatsapp' ? 'contact.changeWhatsapp' : 'contact.changeEmail')}
    >
      <div className={styles.form}>
        <div role="status" className={live.region}>
          {sent && (
            <p>
              {t(isEmail ? 'contact.sentToNew' : 'contact.sentToEmail')}{' '}
              <strong className={styles.address}>{address}</strong>. {t('accounts:code.life')}
            </p>
          )}
        </div>
        {kind && !sent && <ContactChangeForm key={kind} kind={kind} change={change} />}
        {sent && (
          <CodeStep
            introduced
            email={address}
            sent={sent}
            problemOf={problemOf}
            onVerify={change.verify}
            onResend={change.resend}
            onBack={change.cancel}
            backLabel={t('contact.cancel')}
          />
        )}
      </div>
    </Sheet>
  );
}
