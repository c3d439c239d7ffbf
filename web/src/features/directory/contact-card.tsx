import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { trustFacts } from '@mboalink/shared/directory/trust.ts';
import { formatFrancs } from '@mboalink/shared/format.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { ChevronDownIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import { Avatar } from './avatar.tsx';
import styles from './contact-card.module.css';
import { ContactDeeds, ContactDetails } from './contact-details.tsx';
import { useContactText } from './contact-text.ts';
import { HoursLine } from './hours-line.tsx';
import { OpenedNumber } from './opened-number.tsx';
import { RevealForm } from './reveal-form.tsx';
import { SaveButton } from './save-button.tsx';

type ContactCardProps = {
  contact: Contact;
  /** The level of its name among the titles of the screen. */
  heading?: 'h2' | 'h3';
  /** Unfolded from the start, as where one contact alone is shown. */
  unfolded?: boolean;
  /** Its page stands beside the list. */
  selected?: boolean;
  /** Shows it beside the list in place of unfolding it; false where there is no room for that. */
  onChoose?: (contact: Contact) => boolean;
};

/**
 * One contact of a list: picture, name, place, hours, at most two marks, price and one green button. A touch of its name unfolds
 * it; a number that is open stands on it. Needs the words 'directory' and a QueryProvider.
 */
export function ContactCard({
  contact,
  heading: Heading = 'h2',
  unfolded: first = false,
  selected,
  onChoose,
}: ContactCardProps) {
  const { t } = useTranslation('directory');
  const { name, trade, place } = useContactText(contact);
  const [unfolded, setUnfolded] = useState(first);
  const [nameId, detailsId] = [useId(), useId()];
  const { sponsored, unlocked } = contact;
  const look = [
    sponsored && styles.paid,
    unlocked && styles.open,
    unfolded && styles.unfolded,
    selected && styles.selected,
  ];
  const touch = () => {
    if (!onChoose?.(contact)) setUnfolded(!unfolded);
  };
  return (
    <article
      id={`contact-${contact._id}`}
      className={classNames(styles.card, ...look)}
      aria-labelledby={nameId}
      tabIndex={-1}
    >
      <div className={styles.picture}>
        <Avatar name={name} picture={contact.profilePicture} asked={unfolded} />
        {sponsored && <span className={styles.sponsored}>{t('card.sponsored')}</span>}
      </div>
      <div className={styles.main}>
        <Heading className={styles.name}>
          <button type="button" aria-expanded={unfolded} aria-controls={detailsId} onClick={touch}>
            <span id={nameId}>{name}</span>
          </button>
        </Heading>
        <p className={styles.meta}>{[trade, place].filter(Boolean).join(' · ')}</p>
        <HoursLine hours={contact.hours} className={styles.hours} />
      </div>
      <SaveButton contact={contact} className={styles.save} />
      {!unlocked && <Marks contact={contact} unfolded={unfolded} />}
      {unlocked && <OpenedNumber contact={contact} className={styles.wide} />}
      <div id={detailsId} className={styles.wide} hidden={!unfolded}>
        {unfolded && <ContactDetails contact={contact} />}
      </div>
      {!unlocked && (
        <div className={styles.foot}>
          {!unfolded && <PriceFrom contact={contact} />}
          <RevealForm contact={contact} whole={unfolded} />
        </div>
      )}
      {unfolded && (
        <div className={styles.wide}>
          <ContactDeeds contact={contact} />
        </div>
      )}
    </article>
  );
}

/** What tells a contact from others, the strongest first; all of it where the card is unfolded. What everybody has is no mark. */
function Marks({ contact, unfolded }: { contact: Contact; unfolded: boolean }) {
  const { language } = usePage();
  const facts = trustFacts(contact.trust, language).filter(({ fact }) => fact !== 'emailProved');
  if (facts.length === 0) return null;
  return (
    <>
      <ul className={classNames(styles.marks, unfolded && styles.allMarks)}>
        {facts.slice(0, unfolded ? facts.length : 2).map(({ fact, text, isCaution }) => (
          <li key={fact} className={isCaution ? styles.caution : undefined}>
            {text}
          </li>
        ))}
      </ul>
      <span className={styles.chevron}>
        <ChevronDownIcon size={16} />
      </span>
    </>
  );
}

function PriceFrom({ contact: { prices, userType } }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  if (userType === 'buyer') return <span />;
  const [least] = [...prices].sort((one, other) => one.fromXaf - other.fromXaf);
  if (!least) return <p className={styles.price}>{t('card.askPrice')}</p>;
  return (
    <p className={styles.price}>
      <strong>{t('card.from', { price: formatFrancs(least.fromXaf) })}</strong>
      <span>{least.label}</span>
    </p>
  );
}
