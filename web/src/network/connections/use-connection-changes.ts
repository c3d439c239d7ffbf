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

  const tell = async (id: string, failed: string, wish: () => ReturnType<typeof trustWishes.wish>) => {
    tellProblem(undefined);
    try {
      const outcome = await wish();
      void client.invalidateQueries({ queryKey: networkKeys.stats(userId) });
      return outcome;
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
    const outcome = await tell(id, t('connections.notChanged'), () => trustWishes.wish(id, wanted, send));
    if (!outcome?.isTold) return;
    const queryKey = networkKeys.connections(userId);
    await client.invalidateQueries({ queryKey, refetchType: byTrust ? 'active' : 'none' });
  };

  const archive = async (row: Named, wanted: boolean, isUndo = false) => {
    const { _id: id, businessName } = row;
    const send = (archived: boolean) =>
      tellOrKeep({ kind: 'archive', about: id, name: businessName ?? '', wanted: archived }, () =>
        archived ? api.network.archive.mutate({ id }, options) : api.network.restore.mutate({ id }, options),
      );
    const failed = t(wanted ? 'connections.notRemoved' : 'connections.notRestored');
    const outcome = await tell(id, failed, () => archiveWishes.wish(id, wanted, send));
    if (!outcome) return;
    void client.invalidateQueries({ queryKey: networkKeys.connections(userId) });
    if (isUndo) return;
    const text = t(outcome.holds ? 'connections.removed' : 'connections.restored');
    showToast({ text, undo: () => void archive(row, !outcome.holds, true) });
  };

  return {
    problem,
    trust,
    archive: (row: Named) => void archive(row, true),
    restore: (row: Named) => void archive(row, false),
  };
}
