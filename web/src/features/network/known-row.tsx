import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { Known } from '@mboalink/shared/network/calls.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { ChevronDownIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useContactText } from '../directory/contact-text.ts';
import { ContactWays } from '../directory/opened-number.tsx';
import { PersonRow } from '../directory/person-row.tsx';
import { usePriceText } from '../directory/price-text.ts';
import { RevealForm } from '../directory/reveal-form.tsx';
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
    <li className={classNames('row between', styles.gone)}>
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
  const [wasOpen] = useState(contact.unlocked);
  const [chosen, unfold] = useState<boolean>();
  // A number that was just opened is shown.
  const unfolded = chosen ?? (contact.unlocked && !wasOpen);
  const nameId = useId();
  const isBuyer = contact.userType === 'buyer';
  const { whatsappNumber: number, openPage, slug } = contact;
  return (
    <li aria-labelledby={nameId}>
      <PersonRow
        name={name}
        picture={contact.profilePicture}
        asked={unfolded}
        title={
          <button
            type="button"
            className={classNames('row', styles.name)}
            aria-expanded={unfolded}
            title={t('row.more', { name })}
            onClick={() => unfold(!unfolded)}
          >
            <span id={nameId}>{name}</span>
            <ChevronDownIcon size={16} />
          </button>
        }
        about={[!isBuyer && trade, contact.quartier ?? place, when(day)].filter(Boolean).join(' · ')}
        below={
          <>
            {mark}
            <div className={classNames('row wrap quiet', styles.price)}>
              {!isBuyer && <PriceFrom contact={contact} />}
              <NoteLine contactId={contact._id} name={name} note={note ?? ''} />
            </div>
          </>
        }
      >
        {contact.unlocked && <ContactWays contact={contact} only={['whatsapp']} compact />}
        {!contact.unlocked && (
          // It stays: what was pressed is still on its way.
          <div hidden={unfolded}>
            <RevealForm contact={contact} compact />
          </div>
        )}
      </PersonRow>
      {unfolded && (
        <div className={classNames('stack gap-2', styles.more)}>
          {state === 'hidden' && <p className="quiet">{t('hidden')}</p>}
          {number && (
            <p className={styles.digits}>
              <span className="visually-hidden">{t('row.number', { name })} </span>
              {readableNumber(number)}
            </p>
          )}
          {contact.unlocked ? (
            <ContactWays contact={contact} only={['call', 'email']} />
          ) : (
            <RevealForm contact={contact} whole />
          )}
          {openPage && (
            <LinkButton kind="soft" href={`/business/${slug}`}>
              {t('row.page')}
            </LinkButton>
          )}
          {deeds}
        </div>
      )}
    </li>
  );
}

/** The least that a business says it takes. */
function PriceFrom({ contact: { prices } }: { contact: Contact }) {
  const text = usePriceText();
  const [least] = [...prices].sort((one, other) => one.fromXaf - other.fromXaf);
  return least ? <b>{text(least)}</b> : null;
}
