import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { type ReportReason, reportLimits } from '@mboalink/shared/directory/report-rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { keepNoteDraft, type NoteAbout, readNoteDraft } from '../../lib/note-drafts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { BlockButton } from '../block/block-button.tsx';
import { BusinessPicture } from '../results/business-picture.tsx';
import { useContactText } from '../results/use-contact-text.ts';
import styles from './report-sheet.module.css';
import { type ReportStep, useReport } from './use-report.ts';

type ReportSheetProps = { contact: Contact; onClose: () => void };

/** What is wrong with a contact: one tap says it, and is thanked. Whoever has more to tell writes it. */
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
      {!done && <BlockButton wide contact={contact} onBlocked={onClose} />}
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

const reasons = ['wrong_number', 'misleading', 'asked_for_money'] as const;

type ReasonsProps = {
  contact: Contact;
  step: Exclude<ReportStep, Done>;
  onSend: (reason: ReportReason, text?: string) => void;
};

function Reasons({ contact, step, onSend }: ReasonsProps) {
  const { t } = useTranslation('search');
  const messageOf = useErrorMessage();
  const about = `report/${contact._id}` as const;
  const [writes, setWrites] = useState(() => readNoteDraft(about) !== undefined);
  const sending = step.step === 'sending' ? step.reason : undefined;
  return (
    <div className={styles.body}>
      <p className={styles.soft}>{t('report.lead')}</p>
      {step.step === 'failed' && (
        <Alert kind="bad" live>
          {messageOf(step.error)}
        </Alert>
      )}
      {!writes && (
        <>
          {reasons.map((reason) => (
            <Button
              key={reason}
              wide
              kind="plain"
              busy={sending === reason}
              aria-disabled={sending !== undefined || undefined}
              onClick={() => onSend(reason)}
            >
              {t(`report.reasons.${reason}`)}
            </Button>
          ))}
          <Button wide kind="plain" onClick={() => setWrites(true)}>
            {t('report.reasons.other')}
          </Button>
        </>
      )}
      {writes && (
        <OtherReason about={about} busy={sending === 'other'} onSend={(text) => onSend('other', text)} />
      )}
    </div>
  );
}

type OtherReasonProps = { about: NoteAbout; busy: boolean; onSend: (text: string) => void };

/** What was typed and not sent stands there again when the sheet was closed meanwhile. */
function OtherReason({ about, busy, onSend }: OtherReasonProps) {
  const { t } = useTranslation('search');
  const [text, setText] = useState(() => readNoteDraft(about) ?? '');
  const type = (next: string) => {
    setText(next);
    keepNoteDraft(about, next === '' ? null : next);
  };
  return (
    <>
      <TextArea
        label={t('report.tell')}
        hint={t('report.tellHint')}
        rows={3}
        maxLength={reportLimits.note}
        value={text}
        onChange={(event) => type(event.target.value)}
        // The button that was pressed to get here is gone: the focus goes on to what it asked for.
        ref={(area) => area?.focus()}
      />
      <Button wide busy={busy} onClick={() => onSend(text)}>
        {t('report.send')}
      </Button>
    </>
  );
}
