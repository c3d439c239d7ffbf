import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ApiInputs, api } from '../../lib/api/client.ts';
import { directoryKeys } from '../../lib/api/directory-queries.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { isSomebodysPhone } from '../../lib/own-phone.ts';
import { eraseDatabase } from '../../lib/storage.ts';
import { showToast } from '../../ui/toast.tsx';
import { useMember } from '../use-member.ts';

/** Blocks somebody, with undo, and takes blocks back. All that is kept of others is asked for anew then. */
export function useBlocking() {
  const { t } = useTranslation('openings');
  const { id: userId } = useMember();
  const reasonOf = useErrorMessage();
  const client = useQueryClient();

  const askAnew = () => {
    // A contact that is gone by now would stay in sight.
    void client.resetQueries({ queryKey: directoryKeys.contacts(userId) });
    void client.invalidateQueries();
  };
  const unblock = async (id: string) => {
    await api.network.unblock.mutate({ id });
    askAnew();
    showToast({ text: t('unblocked') });
  };
  const block = async (whom: ApiInputs['network']['block'], name: string) => {
    const { blockId } = await api.network.block.mutate(whom);
    forgetOnPhone();
    askAnew();
    // What asked is gone by then: the failure stands where the undo stood.
    const undo = () =>
      unblock(blockId).catch((thrown: unknown) =>
        showToast({ text: t('notUnblocked', { reason: reasonOf(thrown) }), failed: true }),
      );
    showToast({ text: t('blocked', { name }), undo: () => void undo() });
  };
  return { block, unblock };
}

/** A phone that keeps whom they know keeps them anew, without whoever was blocked. */
function forgetOnPhone() {
  if (!isSomebodysPhone()) return;
  import('../../lib/wallet/wallet.ts').then(
    (file) => file.renewWallet(),
    () => eraseDatabase('wallet'),
  );
}
