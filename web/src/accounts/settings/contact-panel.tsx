import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, MailIcon, WhatsappIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { ContactChangeSheet } from './contact-change-sheet.tsx';
import styles from './contact-panel.module.css';
import { useContactChange } from './use-contact-change.ts';

/** E-mail address and number, and how to change them. */
export function ContactPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('settings');
  const { show, clear, statusMessage } = useStatusMessage();
  const change = useContactChange(user, (kind) =>
    show({ kind: 'good', text: t(kind === 'email' ? 'contact.changedEmail' : 'contact.changedWhatsapp') }),
  );
  const begin = (kind: 'email' | 'whatsapp') => {
    clear();
    change.begin(kind);
  };
  return (
    <Panel
      title={t('contact.title')}
      text={user.userType === 'buyer' ? t('contact.text') : `${t('contact.text')} ${t('contact.customers')}`}
    >
      {statusMessage}
      <ul className={styles.ways}>
        <Way
          icon={<MailIcon />}
          name={t('contact.email')}
          value={<BrokenAtSign email={user.email} />}
          badge={
            <Badge kind="good" icon={<CheckIcon size={16} />}>
              {t('contact.verified')}
            </Badge>
          }
          label={t('contact.changeEmail')}
          onChange={() => begin('email')}
        />
        <Way
          icon={<WhatsappIcon />}
          name={t('contact.whatsapp')}
          value={readableNumber(user.whatsapp)}
          badge={<Badge>{t('contact.unverified')}</Badge>}
          label={t('contact.changeWhatsapp')}
          onChange={() => begin('whatsapp')}
        />
      </ul>
      <ContactChangeSheet user={user} change={change} />
    </Panel>
  );
}

/** A long address goes on in the next line before its host, not within a word. */
function BrokenAtSign({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

type WayProps = {
  icon: ReactNode;
  name: string;
  value: ReactNode;
  badge: ReactNode;
  label: string;
  onChange: () => void;
};

function Way({ icon, name, value, badge, label, onChange }: WayProps) {
  const { t } = useTranslation('settings');
  return (
    <li className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.facts}>
        <span className={styles.name}>{name}</span>
        <strong className={styles.value}>{value}</strong>
        <span>{badge}</span>
      </div>
      <Button kind="plain" aria-label={label} aria-haspopup="dialog" onClick={onChange}>
        {t('contact.change')}
      </Button>
    </li>
  );
}
