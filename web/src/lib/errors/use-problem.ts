import { useEffect, useState } from 'react';
import { useOnline } from '../../ui/use-online.ts';
import { hadNoAnswer } from '../api/failures.ts';

/**
 * What went wrong, until something else is tried. That nobody answered is not said while the device is offline, which
 * the banner says already, and is over once the network is back.
 */
export function useProblem<Value>() {
  const online = useOnline();
  const [said, setSaid] = useState<{ value: Value; lost: boolean }>();
  useEffect(() => {
    if (online) setSaid((before) => (before?.lost ? undefined : before));
  }, [online]);
  return {
    problem: said && (online || !said.lost) ? said.value : undefined,
    say: (value: Value, thrown?: unknown) => setSaid({ value, lost: hadNoAnswer(thrown) }),
    clear: () => setSaid(undefined),
  };
}
