import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { readableNumber } from '@mboalink/shared/phone-format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '../../lib/share/use-copied.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CheckIcon, InfoIcon } from '../../ui/icons.tsx';
import { CopyIcon, EditIcon } from '../../ui/member-icons.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { BlockButton } from '../block/block-button.tsx';
import { QuotaCount } from '../quota/quota-bar.tsx';
import { isCounted } from '../quota/quota-state.ts';
import { useQuota } from '../quota/use-quota.ts';
import { ReportButton } from '../report/report-button.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import { SaveButton } from '../saved/save-button.tsx';
import { ContactActions } from './contact-actions.tsx';
import styles from './reveal-sheet.module.css';
import { useFirstMessage } from './use-first-message.ts';

const longestMessage = 500;

type RevealedNumberProps = { contact: Contact; onClose: () => void };

/** The number, large; three ways to use it; what is left of the day. */
export function RevealedNumber({ contact, onClose }: RevealedNumberProps) {
  const { t } = useTranslation('search');
  const quota = useQuota();
  const suggested = useFirstMessage(contact);
  const [typed, type] = useState<string>();
  const message = typed ?? suggested;
  return (
    <div className={styles.body}>
      {contact.whatsappNumber && <NumberWithCopy contact={contact} number={contact.whatsappNumber} />}
      <ContactActions contact={contact} look="tiles" message={message} />
      <FirstMessage message={message} onChange={type} />
      {isCounted(quota) && <QuotaCount quota={quota} />}
      <div className={styles.care}>
        <p className={styles.advice}>
          <InfoIcon size={20} />
          {t('reveal.advice')}
        </p>
        <div className={styles.against}>
          <ReportButton contact={contact} />
          <BlockButton contact={contact} onBlocked={onClose} />
        </div>
      </div>
    </div>
  );
}

function NumberWithCopy({ contact, number }: { contact: Contact; number: string }) {
  const { t } = useTranslation('search');
  const { name } = useContactText(contact);
  const { copied, copy } = useCopied(`+${number}`);
  return (
    <div className={styles.number}>
      <p role="status" className={styles.digits}>
        <span className="visually-hidden">{t('reveal.number', { name })}</span> {readableNumber(number)}
      </p>
      <IconButton icon={copied ? CheckIcon : CopyIcon} kind="soft" label={t('reveal.copy')} onClick={copy} />
      <p role="status" className="visually-hidden">
        {copied && t('reveal.copied')}
      </p>
      <SaveButton contact={contact} inSheet />
    </div>
  );
}

function FirstMessage({ message, onChange }: { message: string; onChange: (message: string) => void }) {
  const { t } = useTranslation('search');
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <TextArea
        label={t('reveal.message')}
        rows={3}
        maxLength={longestMessage}
        value={message}
        onChange={(event) => onChange(event.target.value)}
        // The button that was pressed to get here is gone: the focus goes on to what it asked for.
        ref={(area) => area?.focus()}
      />
    );
  }
  return (
    <div className={styles.message}>
      <div className={styles.messageHead}>
        <p className={styles.soft}>{t('reveal.message')}</p>
        <Button kind="quiet" icon={<EditIcon size={20} />} onClick={() => setEditing(true)}>
          {t('reveal.edit')}
        </Button>
      </div>
      <p>{message}</p>
    </div>
  );
}
