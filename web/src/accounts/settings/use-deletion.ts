import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { pathTo } from '../../lib/paths.ts';
import { leaveEnded } from '../../lib/session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { withFreshCode } from '../codes/fresh-code.ts';

/** Deletes the account, and here everything that this browser kept of it. */
export function useDeletion() {
  const { t } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const { problem, say, clear } = useProblem<string>();
  const erase = async () => {
    setBusy(true);
    clear();
    try {
      await withFreshCode(() => api.accounts.deleteAccount.mutate());
      navigate(pathTo('home'), { replace: true });
      leaveEnded();
      showToast({ text: `${t('leave.done')} ${t('leave.comeBack')}` });
    } catch (thrown) {
      say(deletionMessage(thrown, reasonOf, t), thrown);
      setBusy(false);
    }
  };
  return { busy, problem, erase, forgetProblem: clear };
}

/** An answer that is not of our server says nothing that would help. */
function deletionMessage(thrown: unknown, reasonOf: (thrown: unknown) => string, t: TFunction<'settings'>) {
  if (codeOf(thrown) === 'unreadable') return t('leave.failedWithoutReason');
  return t('leave.failed', { reason: thrown instanceof ApiError ? reasonOf(thrown) : t('leave.unknown') });
}
