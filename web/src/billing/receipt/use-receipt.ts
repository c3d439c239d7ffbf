import type { Receipt } from '@mboalink/shared/billing/calls.ts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../lib/api/client.ts';

/** A receipt of one's own; `failure` is what was thrown where it did not come. */
export function useReceipt(txRef: string) {
  const [receipt, setReceipt] = useState<Receipt>();
  const [failure, setFailure] = useState<unknown>();
  const load = useCallback(() => {
    setFailure(undefined);
    api.billing.receipt.query({ txRef }).then(setReceipt, setFailure);
  }, [txRef]);
  useEffect(load, [load]);
  return { receipt: receipt?.txRef === txRef ? receipt : undefined, failure, load };
}
