import { type Criteria, toCountInput } from '@mboalink/shared/directory/criteria.ts';
import { alertLimits } from '@mboalink/shared/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiOutputs, api } from '../../lib/api/client.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';

/** Saves a search, and takes that back while it is said: `onFollow` hears of both. `problem` is why it was not saved, or not taken back. */
export function useSaveAlert(criteria: Criteria, onFollow: (followed: boolean) => void) {
  const { t } = useTranslation('search');
  const reasonOf = useErrorMessage();
  const [saved, setSaved] = useState<ApiOutputs['network']['saveAlert']>();
  const [wasUndone, setUndone] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>, failed: 'alert.notSaved' | 'alert.notUndone') => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (thrown) {
      const isFull = codeOf(thrown) === 'conflict';
      setProblem(
        isFull ? t('alert.full', { limit: alertLimits.alerts }) : t(failed, { reason: reasonOf(thrown) }),
      );
    }
    setBusy(false);
  };
  const save = () =>
    run(async () => {
      setSaved(await api.network.saveAlert.mutate(toCountInput(criteria)));
      onFollow(true);
      setUndone(false);
    }, 'alert.notSaved');
  const undo = () =>
    run(async () => {
      if (saved) await api.network.removeAlert.mutate({ id: saved.savedId });
      setSaved(undefined);
      onFollow(false);
      setUndone(true);
    }, 'alert.notUndone');
  return { saved, wasUndone, problem, busy, save, undo };
}
