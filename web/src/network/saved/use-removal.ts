import { useTranslation } from 'react-i18next';
import { useSaveCall, useSaveProblem } from '../../directory/saved/use-saved.ts';
import { type SavedRow, savedId } from '../../lib/api/network-queries.ts';
import { showToast } from '../../ui/toast.tsx';
import { useRowProblem } from '../../ui/use-row-problem.ts';

/** Takes rows off the list, and back on while the toast tells of it; who is unavailable does not come back. */
export function useRemoval(onRemove: () => void) {
  const { t } = useTranslation('directory');
  const { problem, tellProblem } = useRowProblem();
  const call = useSaveCall();
  const problemOf = useSaveProblem();
  const wish = async (row: SavedRow, wanted: boolean) => {
    tellProblem(undefined);
    try {
      const which = row.contact ? { contactId: row.contact._id } : { savedId: row._id };
      const settled = await call(which, row, wanted);
      if (settled === false)
        showToast({ text: t('saved.removed'), ...(row.contact && { undo: () => void wish(row, true) }) });
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
