import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { factsOnCard, trustFacts } from '@mboalink/shared/directory/trust.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { DottedList } from '../../ui/dotted-list.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import styles from './trust-line.module.css';

/** What is known of a contact: what weighs most, or all of it. */
export function TrustLine({ contact, whole }: { contact: Contact; whole: boolean }) {
  const { i18n } = useTranslation();
  const facts = trustFacts(contact.trust, languageOf(i18n));
  const shown = facts.slice(0, whole ? facts.length : factsOnCard).map(({ text, isCaution }) => (
    <span key={text} className={isCaution ? styles.caution : undefined}>
      {text}
    </span>
  ));
  return (
    <div className={styles.line}>
      <InfoIcon size={20} />
      <DottedList facts={shown} />
    </div>
  );
}
