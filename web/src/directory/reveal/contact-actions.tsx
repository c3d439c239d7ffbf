import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { callLink, mailLink, whatsappLink } from '@mboalink/shared/directory/contact-links.ts';
import type { InteractionType } from '@mboalink/shared/network/connection-words.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { type IconType, MailIcon, WhatsappIcon } from '../../ui/icons.tsx';
import { PhoneIcon } from '../../ui/member-icons.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import styles from './contact-actions.module.css';
import { recordTap } from './record-tap.ts';
import { useFirstMessage } from './use-first-message.ts';

type ContactActionsProps = {
  contact: Contact;
  /** `tiles` side by side with words, `row` as on a card, `one` just WhatsApp. */
  look: 'tiles' | 'row' | 'one';
  /** What the chat or mail starts with, when somebody changed it. */
  message?: string;
};

/** WhatsApp, call, e-mail: plain links, so that they work even when the page has lost its network. */
export function ContactActions({ contact, look, message }: ContactActionsProps) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const standard = useFirstMessage(contact);
  const text = message ?? standard;
  const { whatsappNumber: number, email } = contact;
  const actions: (Action | false)[] = [
    number !== null && {
      key: 'whatsapp',
      icon: WhatsappIcon,
      href: whatsappLink(number, text),
      label: t('reveal.whatsappTo', { name }),
    },
    number !== null &&
      look !== 'one' && {
        key: 'call',
        icon: PhoneIcon,
        href: callLink(number),
        label: t('reveal.callTo', { name }),
      },
    email !== null &&
      look !== 'one' && {
        key: 'email',
        icon: MailIcon,
        href: mailLink(email, t('reveal.subject'), text),
        label: t('reveal.emailTo', { name }),
      },
  ];
  const shown = actions.filter((action) => action !== false);
  return (
    <div className={classNames(styles.actions, styles[look], shown.length === 3 && styles.three)}>
      {shown.map(({ key, icon: Icon, href, label }) => (
        <a
          key={key}
          href={href}
          className={classNames(styles.action, key === 'whatsapp' && styles.main)}
          aria-label={label}
          onClick={() => recordTap(contact._id, interactions[key])}
          {...(key === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
        >
          <Icon />
          {(look === 'tiles' || (look === 'row' && key === 'whatsapp')) && <span>{t(`reveal.${key}`)}</span>}
        </a>
      ))}
    </div>
  );
}

const interactions: Record<Action['key'], InteractionType> = {
  whatsapp: 'whatsapp',
  call: 'phone',
  email: 'email',
};

type Action = {
  key: 'whatsapp' | 'call' | 'email';
  icon: IconType;
  href: string;
  label: string;
};
