import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { CheckIcon } from '../components/icons.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { showToast } from '../components/toast.tsx';
import styles from '../features/accounts/account-page.module.css';
import { AccountPage, Panel } from '../features/accounts/account-page.tsx';
import { browserChanges } from '../features/accounts/change.browser.ts';
import { serverChanges } from '../features/accounts/change.server.ts';
import type { ContactKind } from '../features/accounts/settings/contact-change.tsx';
import {
  sendEmailCode,
  sendNumberCode,
  verifyEmail,
  verifyNumber,
} from '../features/accounts/settings/setting-changes.ts';
import type { Handle } from '../lib/handle.ts';

const ContactChange = lazy(() =>
  import('../features/accounts/settings/contact-change.tsx').then((file) => ({
    default: file.ContactChange,
  })),
);

export const handle = { words: ['settings', 'auth'] } satisfies Handle;

const changes = { email: sendEmailCode, whatsapp: sendNumberCode, verifyEmail, verifyWhatsapp: verifyNumber };

export const action = serverChanges(changes);
export const clientAction = browserChanges(changes);

export default function ContactSettings() {
  const { t } = useTranslation('settings');
  return <AccountPage title={t('rows.contact')}>{(user) => <Contact user={user} />}</AccountPage>;
}

/** E-mail address and number, each with the form that changes it behind its button. */
function Contact({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const [search, setSearch] = useSearchParams();
  const change = (kind: ContactKind) =>
    search.get('change') === kind ? (
      <Suspense>
        <ContactChange
          user={user}
          kind={kind}
          onChanged={() => {
            showToast({ text: t(kind === 'email' ? 'contact.changedEmail' : 'contact.changedWhatsapp') });
            setSearch({}, { replace: true, preventScrollReset: true });
          }}
        />
      </Suspense>
    ) : (
      <LinkButton
        kind="plain"
        href={`/settings/contact?change=${kind}`}
        aria-label={t(kind === 'email' ? 'contact.changeEmail' : 'contact.changeWhatsapp')}
      >
        {t('contact.change')}
      </LinkButton>
    );
  const at = user.email.lastIndexOf('@');
  return (
    <>
      <Panel title={t('contact.email')}>
        <p className={styles.big}>
          {user.email.slice(0, at)}
          <wbr />
          {user.email.slice(at)}
        </p>
        <Badge kind="good" icon={<CheckIcon size={16} />}>
          {t('contact.verified')}
        </Badge>
        {change('email')}
      </Panel>
      <Panel title={t('contact.whatsapp')}>
        {user.whatsapp ? (
          <>
            <p className={styles.big}>{readableNumber(user.whatsapp)}</p>
            <Badge>{t('contact.unverified')}</Badge>
          </>
        ) : (
          <p>{t('contact.noNumber')}</p>
        )}
        {change('whatsapp')}
      </Panel>
    </>
  );
}
