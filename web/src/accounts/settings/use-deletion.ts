import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { CallError, callAccounts } from '../../lib/api/call-accounts.ts';
import { pathTo } from '../../lib/paths.ts';
import { dropUser } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/toast.tsx';
import { forgetRegistration } from '../registration/registration-draft.ts';
import { forgetLogin } from '../session/login-draft.ts';
import { reasonMessage } from './reason-message.ts';

/** Deletes the account, and here everything that this browser kept of it. */
export function useDeletion() {
  const { t } = useTranslation(['settings', 'errors']);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const erase = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await callAccounts('deleteAccount', undefined);
      navigate(pathTo('home'), { replace: true });
      dropUser();
      forgetLogin();
      forgetRegistration();
      showToast({ text: t('leave.done') });
    } catch (thrown) {
      const reason = thrown instanceof CallError ? reasonMessage(thrown, t) : t('leave.unknown');
      setProblem(t('leave.failed', { reason }));
      setBusy(false);
    }
  };
  return { busy, problem, erase, forgetProblem: () => setProblem(undefined) };
}
