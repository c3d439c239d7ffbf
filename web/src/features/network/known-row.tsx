import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import type { Known } from '@mboalink/shared/network/calls.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { ChevronDownIcon, MailIcon, PhoneIcon, WhatsappIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Avatar } from '../directory/avatar.tsx';
import { type ContactWay, linkTo, useContactText } from '../directory/contact-text.ts';
import { RevealForm } from '../directory/reveal-form.tsx';
import { useRecordTap } from '../directory/use-reveal.ts';
import styles from './known-row.module.css';
import { NoteLine } from './note-line.tsx';
import { useWhen } from './when.ts';

type KnownRowProps = {
  known: Known & { note: string | null };
  /** When they came onto the list: a day in Douala. */
  day: string;
  /** Between the names and the price. */
  mark?: ReactNode;
  /** What can be done with the row; of whoever is unavailable it is all there is. */
  children?: ReactNode;
};

/** Somebody in a list of one’s own: face, name, what and where and when, price and note, one green button; the rest unfolds. */
export function KnownRow({ known, children, ...rest }: KnownRowProps) {
  const { t } = useTranslation('contacts');
  if (known.contact) return <ThereRow {...rest} known={known} contact={known.contact} deeds={children} />;
  return (
    <li className={classNames(styles.row, styles.gone)}>
      <p>{t('unavailable')}</p>
      {children}
    </li>
  );
}

type ThereRowProps = Omit<KnownRowProps, 'children'> & { contact: Contact; deeds: ReactNode };

function ThereRow({ known: { note, state }, contact, day, mark, deeds }: ThereRowProps) {
  const { t } = useTranslation('contacts');
  const { name, trade, place } = useContactText(contact);
  const when = useWhen();
  const [unfolded, unfold] = useState(false);
  const [nameId, moreId] = [useId(), useId()];
  const isBuyer = contact.userType === 'buyer';
  return (
    <li className={styles.row} aria-labelledby={nameId}>
      <Avatar name={name} picture={contact.profilePicture} size="medium" asked={unfolded} />
      <div className={styles.main}>
        <h3 className={styles.name}>
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={moreId}
            title={t('row.more', { name })}
            onClick={() => unfold(!unfolded)}
          >
            <span id={nameId}>{name}</span>
            <ChevronDownIcon size={16} />
          </button>
        </h3>
        <p className={styles.meta} suppressHydrationWarning>
          {[...(isBuyer ? [] : [trade]), contact.quartier ?? place, when(day)].filter(Boolean).join(' · ')}
        </p>
        {mark}
        <div className={styles.price}>
          {!isBuyer && <PriceFrom contact={contact} />}
          <NoteLine contactId={contact._id} name={name} note={note ?? ''} />
        </div>
      </div>
      {contact.unlocked ? <WhatsappLink contact={contact} /> : <RevealForm contact={contact} compact />}
      <div id={moreId} className={styles.more} hidden={!unfolded}>
        {unfolded && (
          <>
            {state === 'hidden' && <p className={styles.soft}>{t('hidden')}</p>}
            <Ways contact={contact} />
            {deeds}
          </>
        )}
      </div>
    </li>
  );
}

/** The least that a business says it takes. */
function PriceFrom({ contact: { prices } }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const [least] = [...prices].sort((one, other) => one.fromXaf - other.fromXaf);
  return least ? <b>{t('card.from', { price: formatFrancs(least.fromXaf) })}</b> : null;
}

function WhatsappLink({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const text = useContactText(contact);
  const recordTap = useRecordTap();
  const href = linkTo(contact, 'whatsapp', text);
  if (!href) return null;
  return (
    <a
      className={styles.whatsapp}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={t('reveal.whatsappTo', { name: text.name })}
      onClick={() => recordTap(contact._id, 'whatsapp')}
    >
      <WhatsappIcon size={20} />
    </a>
  );
}

const others: { way: ContactWay; Icon: typeof PhoneIcon }[] = [
  { way: 'call', Icon: PhoneIcon },
  { way: 'email', Icon: MailIcon },
];

/** The number to read, and the ways that are no chat. */
function Ways({ contact }: { contact: Contact }) {
  const { t } = useTranslation(['contacts', 'directory']);
  const text = useContactText(contact);
  const recordTap = useRecordTap();
  const { whatsappNumber: number } = contact;
  return (
    <>
      {number && (
        <p className={styles.digits}>
          <span className="visually-hidden">{t('row.number', { name: text.name })} </span>
          {readableNumber(number)}
        </p>
      )}
      <div className={styles.ways}>
        {others.map(({ way, Icon }) => {
          const href = linkTo(contact, way, text);
          if (!href) return null;
          return (
            <LinkButton
              key={way}
              kind="soft"
              href={href}
              icon={<Icon size={20} />}
              aria-label={t(`directory:reveal.${way}To`, { name: text.name })}
              onClick={() => recordTap(contact._id, way)}
            >
              {t(`directory:reveal.${way}`)}
            </LinkButton>
          );
        })}
        {contact.openPage && (
          <LinkButton kind="soft" href={`/business/${contact.slug}`}>
            {t('row.page')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
