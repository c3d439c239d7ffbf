import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { keepUser } from '../../../lib/session/session-store.ts';

/** Cancels a plan or takes that back; `change` answers why it could not. */
export function useCancellation(user: CurrentUser) {
  const reasonOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const change = async (what: 'cancel' | 'resume'): Promise<string | undefined> => {
    setBusy(true);
    try {
      const call = what === 'cancel' ? api.billing.cancelSubscription : api.billing.resumeSubscription;
      const { cancelledAt } = await call.mutate();
      keepUser({ ...user, cancelledAt });
      return undefined;
    } catch (thrown) {
      return reasonOf(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}
