import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../components/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { type Connection, changeRows, contactOf, type Row, rememberRows } from './change-rows.ts';

type Refusal = { data?: { message?: string } | null | undefined };

/** Shows a change at once and takes it back, with the reason, where it is refused. One after the other: the last press is what stays. */
function useHandlers<Input>(id: string, show: (input: Input) => (row: Row) => Row | undefined) {
  const client = useQueryClient();
  return (failed: string) => ({
    scope: { id },
    onMutate(input: Input) {
      const putBack = rememberRows(client);
      changeRows(client, show(input));
      return { putBack };
    },
    onError({ data }: Refusal, _: Input, context: { putBack: () => void } | undefined) {
      context?.putBack();
      showToast({ text: [failed, data?.message].filter(Boolean).join(' '), failed: true });
    },
  });
}

/** Keeps a note about a contact, and the one before where that is undone. */
export function useNote() {
  const { t } = useTranslation('contacts');
  const handlers = useHandlers<{ contactId: string; note: string }>(
    'notes',
    ({ contactId, note }) =>
      (row) =>
        contactOf(row)?._id === contactId ? { ...row, note: note || null } : row,
  );
  const { mutate } = trpc.network.note.useMutation(handlers(t('note.failed')));
  return (contactId: string, note: string, before: string) => {
    mutate({ contactId, note });
    const undo = () => mutate({ contactId, note: before });
    showToast({ text: t(note ? 'note.saved' : 'note.erased'), undo });
  };
}

/** Takes the line of somebody unavailable off the list of those saved; nobody can put them back. */
export function useRemoveLine() {
  const { t } = useTranslation('contacts');
  const handlers = useHandlers<{ savedId?: string | undefined }>(
    'saved',
    ({ savedId }) =>
      (row) =>
        '_id' in row && row._id === savedId ? undefined : row,
  );
  const { mutate } = trpc.network.unsave.useMutation(handlers(t('row.notRemoved')));
  return (savedId: string) => {
    mutate({ savedId });
    showToast({ text: t('row.removed') });
  };
}

/** Trusts connections, and takes them off the list and back. */
export function useConnectionChanges() {
  const { t } = useTranslation('contacts');
  const utils = trpc.useUtils();
  const ask = (refetchType: 'active' | 'none') => {
    void utils.network.connectionStats.invalidate();
    void utils.network.connections.invalidate(undefined, { refetchType });
  };
  const trustHandlers = useHandlers<{ id: string; trustLevel: Connection['trustLevel'] }>(
    'network',
    ({ id, trustLevel }) =>
      (row) =>
        'trustLevel' in row && row._id === id ? { ...row, trustLevel } : row,
  );
  const leaves = useHandlers<{ id: string }>(
    'network',
    ({ id }) =>
      (row) =>
        'trustLevel' in row && row._id === id ? undefined : row,
  );
  const trusting = trpc.network.trust.useMutation({
    ...trustHandlers(t('network.notChanged')),
    // A row that moved under the thumb would be missed: it stands in its new place on the next visit.
    onSuccess: () => ask('none'),
  });
  const archiving = trpc.network.archive.useMutation({
    ...leaves(t('network.notRemoved')),
    onSuccess: () => ask('active'),
  });
  const restoring = trpc.network.restore.useMutation({
    ...leaves(t('network.notRestored')),
    onSuccess: () => ask('active'),
  });
  const trust = (id: string, trusted: boolean, undone = false) => {
    trusting.mutate({ id, trustLevel: trusted ? 'trusted' : 'contact' });
    const text = t(trusted ? 'network.nowTrusted' : 'network.noMoreTrusted');
    if (!undone) showToast({ text, undo: () => trust(id, !trusted, true) });
  };
  const archive = (id: string) => {
    archiving.mutate({ id });
    showToast({ text: t('network.removed'), undo: () => restoring.mutate({ id }) });
  };
  const restore = (id: string) => {
    restoring.mutate({ id });
    showToast({ text: t('network.restored'), undo: () => archiving.mutate({ id }) });
  };
  return { trust, archive, restore };
}
