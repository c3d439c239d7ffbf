import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useId, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { ChevronDownIcon } from '../../components/icons.tsx';
import { CardPicture } from './avatar.tsx';
import styles from './contact-card.module.css';
import { ContactDeeds, ContactDetails } from './contact-details.tsx';
import { useContactText } from './contact-text.ts';
import { Marks, PriceFrom } from './facts.tsx';
import { HoursLine } from './hours-line.tsx';
import { OpenedNumber } from './opened-number.tsx';
import { RevealForm } from './reveal-form.tsx';
import { SaveButton } from './save-button.tsx';

type ContactCardProps = {
  contact: Contact;
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
export function ContactCard({ contact, unfolded: first = false, selected, onChoose }: ContactCardProps) {
  const { name, trade, place } = useContactText(contact);
  const [unfolded, setUnfolded] = useState(first);
  const [nameId, detailsId] = [useId(), useId()];
  const { sponsored, unlocked, userType } = contact;
  const look = [
    sponsored && 'gold',
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
      className={classNames('card', styles.card, ...look)}
      aria-labelledby={nameId}
      tabIndex={-1}
    >
      <CardPicture name={name} picture={contact.profilePicture} sponsored={sponsored} asked={unfolded} />
      <div className={styles.main}>
        <h2 className={styles.name}>
          <button type="button" aria-expanded={unfolded} aria-controls={detailsId} onClick={touch}>
            <span id={nameId}>{name}</span>
          </button>
        </h2>
        <p className={classNames('quiet', styles.meta)}>{[trade, place].filter(Boolean).join(' · ')}</p>
        <HoursLine hours={contact.hours} className={styles.hours} />
      </div>
      <SaveButton contact={contact} className={styles.save} />
      {!unlocked && <Marks trust={contact.trust} all={unfolded} end={chevron} />}
      {unlocked && <OpenedNumber contact={contact} className={styles.whole} />}
      <div id={detailsId} className={styles.whole} hidden={!unfolded}>
        {unfolded && <ContactDetails contact={contact} />}
      </div>
      {!unlocked && (
        <div className={classNames('row wrap between', styles.foot)}>
          {!unfolded && (userType === 'buyer' ? <span /> : <PriceFrom price={leastPrice(contact)} />)}
          <RevealForm contact={contact} whole={unfolded} />
        </div>
      )}
      {unfolded && (
        <div className={styles.whole}>
          <ContactDeeds contact={contact} />
        </div>
      )}
    </article>
  );
}

const chevron = (
  <span className={styles.chevron}>
    <ChevronDownIcon size={16} />
  </span>
);

/** What it asks at least; buyers ask nothing. */
function leastPrice({ prices }: Contact) {
  return [...prices].sort((one, other) => one.fromXaf - other.fromXaf)[0];
}
