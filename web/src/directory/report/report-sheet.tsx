import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { type ReportReason, reportLimits, reportReasons } from '@mboalink/shared/directory/report-rules.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { keepNoteDraft, readNoteDraft } from '../../lib/note-drafts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { BlockButton } from '../block/block-button.tsx';
import { BusinessPicture } from '../results/business-picture.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import styles from './report-sheet.module.css';
import { type ReportStep, useReport } from './use-report.ts';

type ReportSheetProps = { contact: Contact; onClose: () => void };

/** What is wrong with a contact. Whoever has more to tell writes it; who is thanked may block them, too. */
export function ReportSheet({ contact, onClose }: ReportSheetProps) {
  const { t } = useTranslation(['search', 'common']);
  const { name } = useContactText(contact);
  const { current, send } = useReport(contact);
  const done = current.step === 'done';
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(done ? 'report.thanks' : 'report.title')}
      lead={name}
      start={<BusinessPicture contact={contact} />}
      footer={
        done && (
          <Button wide onClick={onClose}>
            {t('common:ui.close')}
          </Button>
        )
      }
    >
      {done ? <Thanks step={current} /> : <Reasons contact={contact} step={current} onSend={send} />}
      <BlockButton wide contact={contact} onBlocked={onClose} />
    </Sheet>
  );
}

type Done = Extract<ReportStep, { step: 'done' }>;

function Thanks({ step: { refunded } }: { step: Done }) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.body}>
      <p role="status">{t(refunded ? 'report.refunded' : 'report.noted')}</p>
      <p className={styles.soft}>{t('report.afterwards')}</p>
    </div>
  );
}

type ReasonsProps = {
  contact: Contact;
  step: Exclude<ReportStep, Done>;
  onSend: (reason: ReportReason, text?: string) => void;
};

/** Chosen first and sent afterwards: a slip of the thumb accuses nobody. */
function Reasons({ contact, step, onSend }: ReasonsProps) {
  const { t } = useTranslation('search');
  const messageOf = useErrorMessage();
  const name = useId();
  const about = `report/${contact._id}` as const;
  const [text, setText] = useState(() => readNoteDraft(about) ?? '');
  const [chosen, setChosen] = useState<ReportReason | undefined>(text ? 'other' : undefined);
  const type = (next: string) => {
    setText(next);
    keepNoteDraft(about, next || null);
  };
  return (
    <div className={styles.body}>
      <p className={styles.soft}>{t('report.lead')}</p>
      {step.step === 'failed' && (
        <Alert kind="bad" live>
          {messageOf(step.error)}
        </Alert>
      )}
      <fieldset className={styles.body}>
        <legend className="visually-hidden">{t('report.title')}</legend>
        {reportReasons.map((reason) => (
          <ChoiceCard
            key={reason}
            name={name}
            checked={reason === chosen}
            onChange={() => setChosen(reason)}
            title={t(`report.reasons.${reason}`)}
          />
        ))}
      </fieldset>
      {chosen && <Note text={text} onType={type} />}
      {chosen && (
        <Button wide busy={step.step === 'sending'} onClick={() => onSend(chosen, text || undefined)}>
          {t('report.send')}
        </Button>
      )}
    </div>
  );
}

type NoteProps = { text: string; onType: (text: string) => void };

/** What was typed and not sent stands there again when the sheet was closed meanwhile. */
function Note({ text, onType }: NoteProps) {
  const { t } = useTranslation('search');
  return (
    <TextArea
      label={t('report.tell')}
      hint={t('report.tellHint')}
      optional
      rows={3}
      maxLength={reportLimits.note}
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
