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
import { keepNoteDraft, readNoteDraft } from './note-drafts.ts';

type ConnectionNoteProps = { row: Connection; name: string };

/** A note to oneself about somebody; nobody else sees it. What was typed and not kept stands there again, ready to go on. */
export function ConnectionNote({ row, name }: ConnectionNoteProps) {
  const { t } = useTranslation('network');
  const [step, setStep] = useState<'read' | 'found' | 'edit' | 'edited'>(() =>
    readNoteDraft(row._id) === undefined ? 'read' : 'found',
  );
  if (step === 'edit' || step === 'found')
    return <NoteForm row={row} found={step === 'found'} onClose={() => setStep('edited')} />;
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

type NoteFormProps = { row: Connection; found: boolean; onClose: () => void };

/** `found`: it stands there since an earlier visit, and nobody asked for it now. */
function NoteForm({ row, found, onClose }: NoteFormProps) {
  const { t } = useTranslation(['network', 'common']);
  const [note, setNote] = useState(() => readNoteDraft(row._id) ?? row.note ?? '');
  const close = () => {
    keepNoteDraft(row._id, null);
    onClose();
  };
  const { save, busy, error } = useNoteCall(row, close);
  const type = (next: string) => {
    setNote(next);
    keepNoteDraft(row._id, next === (row.note ?? '') ? null : next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save(note.trim());
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      <TextArea
        label={t('connections.note')}
        hint={`${found ? `${t('connections.noteFound')} ` : ''}${t('connections.noteHint', { most: networkLimits.note })}`}
        error={error}
        rows={3}
        maxLength={networkLimits.note}
        value={note}
        onChange={(event) => type(event.target.value)}
        // The button that was pressed to get here is gone: the focus goes on to what it asked for.
        ref={found ? undefined : takeFocus}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {t('connections.saveNote')}
        </Button>
        <Button kind="quiet" onClick={close}>
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
