import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { FlagIcon } from '../../ui/search-icons.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import { useRevealContext } from '../reveal/reveal-context.ts';
import styles from './report-sheet.module.css';

/** Leads to the report of a contact whose number is there. */
export function ReportButton({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const { report } = useRevealContext();
  return (
    <Button
      kind="quiet"
      className={styles.opener}
      icon={<FlagIcon size={20} />}
      aria-haspopup="dialog"
      onClick={() => report(contact)}
    >
      {t('card.reportShort')}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
