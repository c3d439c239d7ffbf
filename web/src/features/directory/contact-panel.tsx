import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { trustFacts } from '@mboalink/shared/directory/trust.ts';
import { useId } from 'react';
import { usePage } from '../../lib/page.tsx';
import { ContactDeeds, ContactDetails } from './contact-details.tsx';
import styles from './contact-panel.module.css';
import { useContactText } from './contact-text.ts';
import { HoursLine } from './hours-line.tsx';
import { OpenedNumber } from './opened-number.tsx';
import { RevealForm } from './reveal-form.tsx';

/** A contact beside the list, on wide screens. Before one is chosen it is the first, which nobody has looked at yet. */
export function ContactPanel({ contact, isChosen }: { contact: Contact; isChosen: boolean }) {
  const { language } = usePage();
  const { name, trade, place } = useContactText(contact);
  const id = useId();
  const facts = trustFacts(contact.trust, language).filter(({ fact }) => fact !== 'emailProved');
  return (
    <aside className={styles.panel} aria-labelledby={id}>
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
      <div className={styles.body}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <p className={styles.meta}>{[trade, place].filter(Boolean).join(' · ')}</p>
        <HoursLine hours={contact.hours} />
        {facts.length > 0 && <p className={styles.meta}>{facts.map(({ text }) => text).join(' · ')}</p>}
        {contact.unlocked ? <OpenedNumber contact={contact} /> : <RevealForm contact={contact} whole />}
        <ContactDetails contact={contact} isLookedAt={isChosen} />
        <ContactDeeds contact={contact} />
      </div>
    </aside>
  );
}
