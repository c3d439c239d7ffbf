import { type Operator, operators } from '@mboalink/shared/billing/operators.ts';
import { useEffect, useState } from 'react';
import { api } from '../lib/api/client.ts';

/** Who can be paid with now, once that is known; nobody where payments are not open, everybody where nobody answers. */
export function useOperators(): readonly Operator[] | undefined {
  const [open, setOpen] = useState<readonly Operator[]>();
  useEffect(() => {
    api.billing.methods.query().then(
      ({ methods }) => setOpen(methods.flatMap((method) => method.operators)),
      () => setOpen(operators),
    );
  }, []);
  return open;
}
