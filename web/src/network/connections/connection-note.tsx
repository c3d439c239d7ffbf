import { networkLimits } from '@mboalink/shared/limits.ts';
import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingNote } from '../../directory/later-wishes.ts';
import { tellOrKeep } from '../../directory/tell-or-keep.ts';
import { useMember } from '../../directory/use-member.ts';
import { api } from '../../lib/api/client.ts';
import { changeConnections } from '../../lib/api/network-queries.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { keepNoteDraft, readNoteDraft } from '../../lib/note-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { EditIcon } from '../../ui/member-icons.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import styles from './connections.module.css';

type ConnectionNoteProps = { row: Connection; name: string };

/** A note to oneself about somebody; nobody else sees it. What was typed and not kept stands there again, ready to go on. */
export function ConnectionNote({ row: known, name }: ConnectionNoteProps) {
  const waiting = useWaitingNote(known._id);
  const row = waiting === undefined ? known : { ...known, note: waiting };

  const { t } = useTranslation('network');
  const [step, setStep] = useState<'read' | 'found' | 'edit' | 'edited'>(() =>
    readNoteDraft(`connection/${row._id}`) === undefined ? 'read' : 'found',
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
  const about = `connection/${row._id}` as const;
  const [note, setNote] = useState(() => readNoteDraft(about) ?? row.note ?? '');
  const typed = useRef(note);
  const room = useRoomText(note);
  const close = () => {
    keepNoteDraft(about, null);
    onClose();
  };
  const { save, busy, error } = useNoteCall(row, (sent) => {
    // What was typed while it was sent is not kept yet, here or where somebody came back to it.
    if ([typed.current, readNoteDraft(about) ?? sent].every((one) => one.trim() === sent)) close();
  });
  const type = (next: string) => {
    setNote(next);
    typed.current = next;
    // While another is sent, the note that stands there may be one to come back to.
    keepNoteDraft(about, !busy && next === (row.note ?? '') ? null : next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save(note.trim());
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      <TextArea
        label={t('connections.note')}
        hint={`${found ? `${t('connections.noteFound')} ` : ''}${room}`}
        error={error}
        rows={3}
        maxLength={most}
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

const most = networkLimits.note;

/** From so many characters left on they are counted. */
const nearEnd = 20;

/** How long a note may be, and near the end what is left: what is pasted past it is cut by the browser without a word. */
function useRoomText(note: string): string {
  const { t } = useTranslation('network');
  const left = most - note.length;
  if (left > nearEnd) return t('connections.noteHint', { most });
  return left > 0 ? t('connections.noteLeft', { count: left }) : t('connections.noteFull', { most });
}

/** What was typed stays where it could not be saved. */
function useNoteCall(
  { _id: id, businessName, connectedUserId }: Connection,
  onSaved: (sent: string) => void,
) {
  const { id: userId } = useMember();
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (note: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const tell = async () => {
        const changed = await api.network.note.mutate({ contactId: connectedUserId?._id ?? '', note });
        changeConnections(client, userId, (row) => (row._id === id ? { ...row, note: changed.note } : row));
      };
      await tellOrKeep(
        { kind: 'note', about: connectedUserId?._id ?? id, name: businessName ?? '', note },
        tell,
      );
      onSaved(note);
    } catch (thrown) {
      setError(messageOf(thrown));
    }
    setBusy(false);
  };
  return { save, busy, error };
}
