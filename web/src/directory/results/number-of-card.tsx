import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, ClockIcon, LockIcon, OfflineIcon } from '../../ui/icons.tsx';
import { ContactActions, OpeningActions } from '../reveal/contact-actions.tsx';
import { useRevealContext } from '../reveal/reveal-context.ts';
import styles from './contact-card.module.css';

const blockedIcons = { limitReached: ClockIcon, needsPlan: LockIcon, needsNetwork: OfflineIcon } as const;

/**
 * The main button of a card: it reveals the number; once revealed, WhatsApp, call and e-mail take its place. `chosen`: whether
 * somebody looks at this one, and not at a list.
 */
export function NumberOfCard({ contact, chosen }: { contact: Contact; chosen: boolean }) {
  const { t } = useTranslation('directory');
  const { reveal, blocked, cost, unlimited } = useRevealContext();
  if (contact.unlocked) {
    return (
      <div className={styles.number}>
        {contact.whatsappNumber && <p className={styles.digits}>{readableNumber(contact.whatsappNumber)}</p>}
        {!unlimited && (
          <Badge kind="good" icon={<CheckIcon size={16} />}>
            {t('card.revealed')}
          </Badge>
        )}
        {(chosen || !unlimited) && <p className={styles.advice}>{t('card.advice')}</p>}
        <div className={styles.ways}>
          <ContactActions contact={contact} look="row" />
        </div>
        {chosen && unlimited && <p className={styles.advice}>{t('card.told')}</p>}
      </div>
    );
  }
  if (unlimited && !blocked) return <OpeningActions contact={contact} />;
  const BlockedIcon = blockedIcons[blocked ?? 'limitReached'];
  return (
    <Button
      className={classNames(styles.show, blocked && styles.blocked)}
      blocked={blocked && t(`card.${blocked}`)}
      blockedIcon={blocked && <BlockedIcon size={20} />}
      aria-haspopup="dialog"
      onClick={() => reveal(contact)}
    >
      {t('card.show')}
      {cost && <span className={styles.cost}>{cost}</span>}
    </Button>
  );
}
