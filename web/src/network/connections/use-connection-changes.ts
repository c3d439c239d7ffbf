import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tellOrKeep } from '../../directory/tell-or-keep.ts';
import { useMember } from '../../directory/use-member.ts';
import { api } from '../../lib/api/client.ts';
import { networkKeys } from '../../lib/api/network-queries.ts';
import { archiveWishes, trustWishes } from '../../lib/api/network-wishes.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { showToast } from '../../ui/toast.tsx';
import { useRowProblem } from '../../ui/use-row-problem.ts';

type Named = Pick<Connection, '_id' | 'businessName'>;

// Whoever changes it may be on the way to another page.
const options = { context: { keepalive: true } };

/**
 * Trusts connections, and takes them off the list and back; what is refused is taken back, and said at the row. A list that is
 * narrowed `byTrust` is asked for anew when trust changes.
 */
export function useConnectionChanges(byTrust: boolean) {
  const { t } = useTranslation('network');
  const { id: userId } = useMember();
  const client = useQueryClient();
  const reasonOf = useErrorMessage();
  const { problem, tellProblem } = useRowProblem();

  const tell = async (id: string, failed: string, wish: () => Promise<boolean | undefined>) => {
    tellProblem(undefined);
    try {
      const settled = await wish();
      void client.invalidateQueries({ queryKey: networkKeys.stats(userId) });
      return settled;
    } catch (thrown) {
      tellProblem({ id, text: `${failed} ${reasonOf(thrown)}` });
      return undefined;
    }
  };

  const trust = async ({ _id: id, businessName }: Named, wanted: boolean) => {
    const send = (trusted: boolean) =>
      tellOrKeep({ kind: 'trust', about: id, name: businessName ?? '', wanted: trusted }, () =>
        api.network.trust.mutate({ id, trustLevel: trusted ? 'trusted' : 'contact' }, options),
      );
    const settled = await tell(id, t('connections.notChanged'), () => trustWishes.wish(id, wanted, send));
    if (settled === undefined) return;
    const queryKey = networkKeys.connections(userId);
    await client.invalidateQueries({ queryKey, refetchType: byTrust ? 'active' : 'none' });
  };

  const archive = async ({ _id: id }: Pick<Named, '_id'>, wanted: boolean, isUndo = false) => {
    const send = (archived: boolean) =>
      archived ? api.network.archive.mutate({ id }, options) : api.network.restore.mutate({ id }, options);
    const failed = t(wanted ? 'connections.notRemoved' : 'connections.notRestored');
    const settled = await tell(id, failed, () => archiveWishes.wish(id, wanted, send));
    if (settled === undefined) return;
    void client.invalidateQueries({ queryKey: networkKeys.connections(userId) });
    if (isUndo) return;
    const text = t(settled ? 'connections.removed' : 'connections.restored');
    showToast({ text, undo: () => void archive({ _id: id }, !settled, true) });
  };

  return {
    problem,
    trust,
    archive: (row: Named) => void archive(row, true),
    restore: (row: Named) => void archive(row, false),
  };
}
