import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { CheckIcon, CopyIcon, EditIcon, MailIcon, PhoneIcon, WhatsappIcon } from '../../components/icons.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { showToast } from '../../components/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { type ContactWay, linkTo, useContactText } from './contact-text.ts';
import styles from './opened-number.module.css';
import { useAdvice, useRecordTap } from './use-reveal.ts';

const longestMessage = 500;

type OpenedNumberProps = {
  contact: Contact;
  className?: string | undefined;
  /** In place of the message that a chat with the contact starts with anywhere else. */
  message?: string;
};

/** A number that is open: to read, to copy, with the first message and three ways to use it. */
export function OpenedNumber({ contact, className, message: given }: OpenedNumberProps) {
  const { t } = useTranslation('directory');
  const { message: suggested, name } = useContactText(contact);
  const [message, setMessage] = useState(given ?? suggested);
  const { whatsappNumber: number } = contact;
  const isAdvised = useAdvice(contact._id);
  return (
    <div className={classNames('stack', styles.opened, className)}>
      {number && (
        <div className="row wrap between gap-1">
          <p className={classNames('display', styles.digits)} role="status">
            <span className="visually-hidden">{t('reveal.number', { name })} </span>
            {readableNumber(number)}
          </p>
          <CopyNumber number={number} />
        </div>
      )}
      <FirstMessage message={message} onChange={setMessage} />
      <ContactWays contact={contact} message={message} />
      {isAdvised && (
        <p className="small">
          {t('reveal.advice')} {t('card.told')}
        </p>
      )}
      {isAdvised && contact.userType !== 'buyer' && <MayAnswer />}
    </div>
  );
}

function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('directory');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(`+${number}`).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <>
      <IconButton icon={copied ? CheckIcon : CopyIcon} label={t('reveal.copy')} onClick={() => void copy()} />
      <span role="status" className="visually-hidden">
        {copied && t('reveal.copied')}
      </span>
    </>
  );
}

function FirstMessage({ message, onChange }: { message: string; onChange: (message: string) => void }) {
  const { t } = useTranslation('directory');
  const [isEdited, edit] = useState(false);
  if (isEdited) {
    return (
      <TextArea
        label={t('reveal.message')}
        rows={3}
        maxLength={longestMessage}
        value={message}
        onChange={(event) => onChange(event.target.value)}
        // The button that was pressed to get here is gone: the focus goes on to what it asked for.
        ref={(area) => area?.focus()}
      />
    );
  }
  return (
    <div className={classNames('row gap-1', styles.message)}>
      <p className="grow">{t('reveal.quoted', { message })}</p>
      <IconButton icon={EditIcon} label={t('reveal.edit')} onClick={() => edit(true)} />
    </div>
  );
}

const icons = { whatsapp: WhatsappIcon, call: PhoneIcon, email: MailIcon };

type ContactWaysProps = {
  contact: Contact;
  message?: string;
  /** One row of icons in a list. */
  compact?: boolean;
  only?: readonly ContactWay[];
};

const all: readonly ContactWay[] = ['whatsapp', 'call', 'email'];

/** WhatsApp, call, e-mail: plain links, which work without a network, too. */
export function ContactWays({ contact, message, compact, only = all }: ContactWaysProps) {
  const { t } = useTranslation('directory');
  const text = useContactText(contact);
  const recordTap = useRecordTap();
  const written = { message: message ?? text.message, subject: text.subject };
  const ways = only.flatMap((way) => {
    const href = linkTo(contact, way, written);
    return href ? [{ way, href, Icon: icons[way] }] : [];
  });
  return (
    <div className={classNames(styles.ways, compact && styles.compact)}>
      {ways.map(({ way, href, Icon }) => (
        <a
          key={way}
          href={href}
          className={classNames(styles.way, way === 'whatsapp' && styles.first)}
          aria-label={t(`reveal.${way}To`, { name: text.name })}
          onClick={() => recordTap(contact._id, way)}
          {...(way === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
        >
          <Icon size={20} />
          {!compact && <span>{t(`reveal.${way}`)}</span>}
        </a>
      ))}
    </div>
  );
}

/** Asked beside the first number that somebody opens, until they say: may a seller write back? */
function MayAnswer() {
  const { t } = useTranslation('directory');
  const utils = trpc.useUtils();
  const user = trpc.accounts.me.useQuery().data?.user;
  const say = trpc.accounts.updateNotificationPreferences.useMutation({
    onSuccess({ user }) {
      utils.accounts.me.setData(undefined, { user });
      showToast({ text: t('mayAnswer.kept') });
    },
  });
  if (user?.notificationPreferences.letSellersAnswer !== null) return null;
  return (
    <section className={classNames('stack gap-1', styles.question)} aria-labelledby="may-answer">
      <h3 id="may-answer">{t('mayAnswer.title')}</h3>
      <p className="small">{t('mayAnswer.text')}</p>
      <div className="row gap-2">
        {[true, false].map((letSellersAnswer) => (
          <Button
            key={String(letSellersAnswer)}
            kind={letSellersAnswer ? 'soft' : 'quiet'}
            busy={say.isPending}
            onClick={() => say.mutate({ letSellersAnswer })}
          >
            {t(letSellersAnswer ? 'mayAnswer.yes' : 'mayAnswer.no')}
          </Button>
        ))}
      </div>
      {say.error && (
        <Alert kind="bad" live>
          {say.error.data?.message ?? t('mayAnswer.failed')}
        </Alert>
      )}
    </section>
  );
}
