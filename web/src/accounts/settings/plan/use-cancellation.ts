import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api/client.ts';
import { isRateLimited, waitSecondsOf } from '../../../lib/api/failures.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { updateUser } from '../../../lib/session/session-store.ts';

/** Cancels a plan or takes that back; `change` answers why it could not. */
export function useCancellation(user: CurrentUser) {
  const { t } = useTranslation('receipt');
  const reasonOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const change = async (what: 'cancel' | 'resume'): Promise<string | undefined> => {
    setBusy(true);
    try {
      const call = what === 'cancel' ? api.billing.cancelSubscription : api.billing.resumeSubscription;
      const { cancelledAt } = await call.mutate();
      updateUser({ ...user, cancelledAt });
      return undefined;
    } catch (thrown) {
      const count = Math.ceil(waitSecondsOf(thrown) / 60);
      return isRateLimited(thrown) && count > 0 ? t('plan.tooOften', { count }) : reasonOf(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
