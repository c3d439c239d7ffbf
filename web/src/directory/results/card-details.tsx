import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/paths.ts';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { MaskedNumber } from '../reveal/masked-number.tsx';
import { useRevealContext } from '../reveal/reveal-context.ts';
import { recordView } from '../views/record-view.ts';
import { LargePicture } from './business-picture.tsx';
import styles from './contact-card.module.css';
import { useContactText } from './use-contact-text.ts';

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
      {contact.userType !== 'buyer' && <ShareContact contact={contact} />}
      {!contact.unlocked && <MaskedNumber counted={counted} />}
    </div>
  );
}

/** By its open page; where that is closed by the search of members, who see the number there as this one did. */
function ShareContact({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const { name, trade, place } = useContactText(contact);
  const { openPage, slug } = contact;
  const kind = openPage ? 'business' : 'member';
  const path = openPage ? `/business/${slug}` : pathTo('find-contact', { contact: slug });
  const label = t('share');
  return (
    <ShareButton
      shared={{ kind, name, trade, place, path }}
      label={label}
      failed={t('notOpened', { name: label })}
    />
  );
}
