import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showToast } from '../../components/toast.tsx';
import { useChange } from '../accounts/use-change.ts';
import { photoLost } from './changes.ts';

/** What the seller does with needs, each told by a toast. All cards share them, as a card goes with its need. */
export function useNeedChanges() {
  const { t } = useTranslation('incoming');
  const fetcher = useFetcher();
  const undo = (id: unknown) => () =>
    void fetcher.submit({ intent: 'undoDecline', id: String(id) }, { method: 'post' });
  return {
    answer: useChange('answer', (result) =>
      showToast({ text: t(result === photoLost ? 'answer.photoLost' : 'answer.sent') }),
    ),
    decline: useChange('decline', (id) => showToast({ text: t('declined'), undo: undo(id) })),
    report: useChange('report', () => showToast({ text: t('report.done') })),
  };
}

export type NeedChanges = ReturnType<typeof useNeedChanges>;
