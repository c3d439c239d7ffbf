import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useId } from 'react';
import card from '../../components/card.module.css';
import { classNames } from '../../components/class-names.ts';
import { ContactDeeds, ContactDetails } from './contact-details.tsx';
import styles from './contact-panel.module.css';
import { useContactText } from './contact-text.ts';
import { Marks } from './facts.tsx';
import { HoursLine } from './hours-line.tsx';
import { OpenedNumber } from './opened-number.tsx';
import { RevealForm } from './reveal-form.tsx';

/** A contact beside the list, on wide screens. Before one is chosen it is the first, which nobody has looked at yet. */
export function ContactPanel({ contact, isChosen }: { contact: Contact; isChosen: boolean }) {
  const { name, trade, place } = useContactText(contact);
  const id = useId();
  return (
    <aside className={classNames(card.card, styles.panel)} aria-labelledby={id}>
      {contact.profilePicture && (
        <img
          className={styles.cover}
          src={`${contact.profilePicture}-960`}
          alt=""
          width="384"
          height="200"
          loading="lazy"
        />
      )}
      <div className={classNames('stack', styles.body)}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className="quiet">{[trade, place].filter(Boolean).join(' · ')}</p>
        <HoursLine hours={contact.hours} />
        <Marks trust={contact.trust} all />
        {contact.unlocked ? <OpenedNumber contact={contact} /> : <RevealForm contact={contact} whole />}
        <ContactDetails contact={contact} isLookedAt={isChosen} />
        <ContactDeeds contact={contact} />
      </div>
    </aside>
  );
}
