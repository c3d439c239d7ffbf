import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { type ReportReason, reportLimits, reportReasons } from '@mboalink/shared/directory/report-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { ChoiceCard } from '../../components/choice-card.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextArea } from '../../components/text-field.tsx';
import { trpc } from '../../lib/trpc.ts';
import { BlockButton } from './block-contact.tsx';
import { useContactText } from './contact-text.ts';
import { keepQuota } from './use-quota.ts';

type ReportDialogProps = { contact: Contact; onClose: () => void };

/** What is wrong with a contact whose number is open; a slip of the thumb accuses nobody, and who reports may block, too. */
export function ReportDialog({ contact, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['directory', 'common']);
  const client = useQueryClient();
  const { name } = useContactText(contact);
  const report = trpc.directory.report.useMutation({
    onSuccess: ({ quotaInfo }) => keepQuota(client, quotaInfo),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const note = String(form.get('note') ?? '').trim();
    const reason = form.get('reason') as ReportReason;
    report.mutate({ id: contact._id, reason, ...(note && { note }) });
  };
  const isDone = report.isSuccess;
  return (
    <Dialog title={t(isDone ? 'report.thanks' : 'report.title')} onClose={onClose}>
      <p className="strong">{name}</p>
      {isDone ? (
        <div className="stack">
          <p role="status">{t(report.data.refunded ? 'report.refunded' : 'report.noted')}</p>
          <p className="quiet">{t('report.afterwards')}</p>
          <Button wide onClick={onClose}>
            {t('common:ui.close')}
          </Button>
        </div>
      ) : (
        <form className="stack" onSubmit={send}>
          <Reasons />
          {report.error && (
            <Alert kind="bad" live>
              {report.error.data?.message ?? t('report.failed')}
            </Alert>
          )}
          <Button type="submit" wide busy={report.isPending}>
            {t('report.send')}
          </Button>
        </form>
      )}
      <BlockButton contact={contact} onBlocked={onClose} />
    </Dialog>
  );
}

function Reasons() {
  const { t } = useTranslation('directory');
  return (
    <>
      <p className="quiet">{t('report.lead')}</p>
      <fieldset className="stack">
        <legend className="visually-hidden">{t('report.title')}</legend>
        {reportReasons.map((reason) => (
          <ChoiceCard
            key={reason}
            name="reason"
            value={reason}
            required
            title={t(`report.reasons.${reason}`)}
          />
        ))}
      </fieldset>
      <TextArea
        label={t('report.tell')}
        hint={t('report.tellHint')}
        optional
        name="note"
        rows={3}
        maxLength={reportLimits.note}
      />
    </>
  );
}
