import { useTranslation } from 'react-i18next';
import { useSaveCall, useSaveProblem } from '../../directory/saved/use-saved.ts';
import { type SavedRow, savedId } from '../../lib/api/network-queries.ts';
import { showToast } from '../../ui/toast.tsx';
import { useRowProblem } from '../../ui/use-row-problem.ts';

/** Takes rows off the list, and back on as they were while the toast tells of it, whoever cannot be seen any more, too. */
export function useRemoval(onRemove: () => void) {
  const { t } = useTranslation('directory');
  const { problem, tellProblem } = useRowProblem();
  const call = useSaveCall();
  const problemOf = useSaveProblem();
  const wish = async (row: SavedRow, wanted: boolean, before?: string) => {
    tellProblem(undefined);
    try {
      const which = row.contact ? { contactId: row.contact._id } : { savedId: row._id };
      const { settled, removed } = await call(which, row, wanted, before);
      if (settled === false)
        showToast({ text: t('saved.removed'), undo: () => void wish(row, true, removed) });
    } catch (thrown) {
      tellProblem({ id: savedId(row), text: problemOf(thrown, wanted) });
    }
  };
  const remove = (row: SavedRow) => {
    void wish(row, false);
    onRemove();
  };
  return { problem, remove };
}
