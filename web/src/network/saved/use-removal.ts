import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveCall, useSaveProblem } from '../../directory/saved/use-saved.ts';
import { type SavedRow, savedId } from '../../lib/api/network-queries.ts';
import { showToast } from '../../ui/toast.tsx';

type Problem = { id: string; text: string };

/**
 * Takes rows off the list, and back on while the toast tells of it. Of whoever cannot be seen nothing is lost by it, and
 * nothing could bring them back.
 */
export function useRemoval(onRemove: () => void) {
  const { t } = useTranslation('directory');
  const [problem, setProblem] = useState<Problem>();
  const call = useSaveCall();
  const problemOf = useSaveProblem();
  const wish = async (row: SavedRow, wanted: boolean) => {
    setProblem(undefined);
    try {
      const settled = await call(row.contact ? { contactId: row.contact._id } : { savedId: row._id }, wanted);
      if (settled !== false) return;
      showToast({ text: t('saved.removed'), ...(row.contact && { undo: () => void wish(row, true) }) });
    } catch (thrown) {
      setProblem({ id: savedId(row), text: problemOf(thrown, wanted) });
    }
  };
  const remove = (row: SavedRow) => {
    void wish(row, false);
    onRemove();
  };
  return { problem, remove };
}
