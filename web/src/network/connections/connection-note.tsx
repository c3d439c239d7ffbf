import { networkLimits } from '@mboalink/shared/limits.ts';
import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../directory/use-member.ts';
import { api } from '../../lib/api/client.ts';
import { changeConnections } from '../../lib/api/network-queries.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Button } from '../../ui/button.tsx';
import { EditIcon } from '../../ui/member-icons.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import styles from './connections.module.css';

type ConnectionNoteProps = { row: Connection; name: string };

/** A note to oneself about somebody; nobody else sees it. */
export function ConnectionNote({ row, name }: ConnectionNoteProps) {
  const { t } = useTranslation('network');
  const [step, setStep] = useState<'read' | 'edit' | 'edited'>('read');
  if (step === 'edit') return <NoteForm row={row} onClose={() => setStep('edited')} />;
  return (
    <div className={styles.note}>
      {row.note && <p className={styles.text}>{row.note}</p>}
      <Button
        kind="quiet"
        className={styles.opener}
        // The form that was closed is gone: the focus goes back to what opened it.
        ref={step === 'edited' ? takeFocus : undefined}
        icon={<EditIcon size={20} />}
        aria-label={t(row.note ? 'connections.editNoteOf' : 'connections.addNoteOf', { name })}
        onClick={() => setStep('edit')}
      >
        {t(row.note ? 'connections.editNote' : 'connections.addNote')}
      </Button>
    </div>
  );
}

function NoteForm({ row, onClose }: { row: Connection; onClose: () => void }) {
  const { t } = useTranslation(['network', 'common']);
  const [note, setNote] = useState(row.note ?? '');
  const { save, busy, error } = useNoteCall(row, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save(note.trim());
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      <TextArea
        label={t('connections.note')}
        hint={t('connections.noteHint', { most: networkLimits.note })}
        error={error}
        rows={3}
        maxLength={networkLimits.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        // The button that was pressed to get here is gone: the focus goes on to what it asked for.
        ref={takeFocus}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {t('connections.saveNote')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('connections.cancel')}
        </Button>
      </div>
    </form>
  );
}

const takeFocus = (control: HTMLElement | null) => control?.focus();

/** What was typed stays where it could not be saved. */
function useNoteCall({ _id: id }: Connection, onSaved: () => void) {
  const { id: userId } = useMember();
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (note: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const changed = await api.network.note.mutate({ id, note });
      changeConnections(client, userId, (row) => (row._id === id ? { ...row, note: changed.note } : row));
      onSaved();
    } catch (thrown) {
      setError(messageOf(thrown));
      setBusy(false);
    }
  };
  return { save, busy, error };
}
