import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MaskedNumber } from '../reveal/masked-number.tsx';
import { useRevealContext } from '../reveal/reveal-context.ts';
import { recordView } from '../views/record-view.ts';
import { LargePicture } from './business-picture.tsx';
import styles from './contact-card.module.css';

/** The part of a card that unfolds: whoever unfolds it has looked at it. */
export function CardDetails({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const { counted } = useRevealContext();
  useEffect(() => recordView(contact._id), [contact._id]);
  return (
    <div className={styles.details}>
      <LargePicture contact={contact} />
      <dl className={styles.facts}>
        {contact.landmark && (
          <>
            <dt>{t('card.landmark')}</dt>
            <dd>{contact.landmark}</dd>
          </>
        )}
        <dt>{t('card.activity')}</dt>
        <dd>{t(`card.activities.${contact.userType}`)}</dd>
      </dl>
      {contact.keywords.length > 0 && (
        <ul className={styles.keywords} aria-label={t('card.keywords')}>
          {contact.keywords.map((keyword) => (
            <li key={keyword} className={styles.keyword}>
              {keyword}
            </li>
          ))}
        </ul>
      )}
      {contact.openPage && (
        <a className={styles.pageLink} href={`/business/${contact.slug}`}>
          {t('card.openPage')}
        </a>
      )}
      {!contact.unlocked && <MaskedNumber counted={counted} />}
    </div>
  );
}
