import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiInputs, api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { showToast } from '../../ui/toast.tsx';

/** Blocks somebody, with undo, and takes blocks back. All that is kept of others is asked for anew then. */
export function useBlocking() {
  const { t } = useTranslation('openings');
  const reasonOf = useErrorMessage();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const change = async (what: 'notBlocked' | 'notUnblocked', send: () => Promise<void>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      await send();
      await client.invalidateQueries();
    } catch (thrown) {
      setProblem(t(what, { reason: reasonOf(thrown) }));
    }
    setBusy(false);
  };
  const unblock = (id: string) =>
    change('notUnblocked', async () => {
      await api.network.unblock.mutate({ id });
      showToast({ text: t('unblocked') });
    });
  const block = (whom: ApiInputs['network']['block'], name: string) =>
    change('notBlocked', async () => {
      const { blockId } = await api.network.block.mutate(whom);
      showToast({ text: t('blocked', { name }), undo: () => void unblock(blockId) });
    });
  return { block, unblock, problem, busy };
}
