import type { FreshPurpose } from '@mboalink/shared/fresh-purposes.ts';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';

/** What a code is asked for at this moment; `answer` hears whether it was typed. */
type Asking = { purpose: FreshPurpose; answer: (typed: boolean) => void };

let asking: Asking | undefined;
const listeners = new Set<() => void>();

function ask(next: Asking | undefined) {
  asking = next;
  for (const listen of listeners) listen();
}

/** For the one dialog that asks. */
export function useAsking(): Asking | undefined {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => asking,
    () => undefined,
  );
}

/** Makes a call; where the server wants a fresh code for it, has the code typed and makes the call again. */
export async function withFreshCode<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (thrown) {
    const purpose = thrown instanceof ApiError ? thrown.details.purpose : undefined;
    if (!purpose) throw thrown;
    const isTyped = await new Promise<boolean>((answer) => ask({ purpose, answer }));
    ask(undefined);
    if (!isTyped) throw thrown;
    return call();
  }
}
