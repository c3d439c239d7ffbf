import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { callLink, mailLink, whatsappLink } from '@mboalink/shared/directory/contact-links.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { type IconType, MailIcon, WhatsappIcon } from '../../ui/icons.tsx';
import { PhoneIcon } from '../../ui/member-icons.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import styles from './contact-actions.module.css';
import { recordTap } from './record-tap.ts';
import { type ContactWay, contactWays, interactions, useRevealContext } from './reveal-context.ts';
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

const ways = { whatsapp: WhatsappIcon, call: PhoneIcon, email: MailIcon } as const;

/** The same of a contact that is not open yet, for whom opening costs nothing: one tap opens it and leads there. */
export function OpeningActions({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const message = useFirstMessage(contact);
  const { openAndGo } = useRevealContext();
  const labels = {
    whatsapp: t('reveal.whatsappTo', { name }),
    call: t('reveal.callTo', { name }),
    email: t('reveal.emailTo', { name }),
  };
  return (
    <div className={classNames(styles.actions, styles.row, styles.three)}>
      {contactWays.map((way) => {
        const Icon = ways[way];
        return (
          <button
            key={way}
            type="button"
            className={classNames(styles.action, way === 'whatsapp' && styles.main)}
            aria-label={labels[way]}
            onClick={() => openAndGo(contact, way, message)}
          >
            <Icon />
            {way === 'whatsapp' && <span>{t('reveal.whatsapp')}</span>}
          </button>
        );
      })}
    </div>
  );
}

type Action = {
  key: ContactWay;
  icon: IconType;
  href: string;
  label: string;
};
