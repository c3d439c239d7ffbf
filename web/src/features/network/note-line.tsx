import { networkLimits } from '@mboalink/shared/limits.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Dialog } from '../../components/dialog.tsx';
import { EditIcon } from '../../components/icons.tsx';
import { TextArea } from '../../components/text-field.tsx';
import styles from './known-row.module.css';
import { useNote } from './use-changes.ts';

type NoteLineProps = { contactId: string; name: string; note: string };

/** What was noted of somebody, in one line; a touch changes it. */
export function NoteLine(props: NoteLineProps) {
  const { t } = useTranslation('contacts');
  const [isOpen, open] = useState(false);
  const { name, note } = props;
  return (
    <>
      <button
        type="button"
        className={classNames('row gap-1', styles.note)}
        aria-label={t(note ? 'note.changeOf' : 'note.addOf', { name, note })}
        onClick={() => open(true)}
      >
        {!note && <EditIcon size={16} />}
        <span>{note || t('note.add')}</span>
      </button>
      {isOpen && <NoteDialog {...props} onClose={() => open(false)} />}
    </>
  );
}

function NoteDialog({ contactId, name, note, onClose }: NoteLineProps & { onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const keep = useNote();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    if (written !== note) keep(contactId, written, note);
    onClose();
  };
  return (
    <Dialog title={t('note.title', { name })} onClose={onClose}>
      <form className="stack gap-4" onSubmit={save}>
        <TextArea
          label={t('note.label')}
          hint={t('note.hint', { most: networkLimits.note })}
          name="note"
          rows={3}
          maxLength={networkLimits.note}
          defaultValue={note}
          ref={(area) => area?.focus()}
        />
        <Button type="submit" wide>
          {t('note.save')}
        </Button>
      </form>
    </Dialog>
  );
}
