import type { Session } from '@mboalink/shared/accounts/calls.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { withFreshCode } from '../codes/fresh-code.ts';

/** Where the person is signed in; `undefined` while it is on its way. */
export function useDevices() {
  const { i18n } = useTranslation();
  const [devices, setDevices] = useState<Session[] | 'failed'>();
  const [ending, setEnding] = useState<string>();

  const load = useCallback(() => {
    setDevices(undefined);
    api.accounts.sessions.query().then(
      (answer) => setDevices(answer.sessions),
      () => setDevices('failed'),
    );
  }, []);
  // The server names devices in the reader's language.
  useEffect(load, [load, i18n.language]);

  /** Signs one device out; throws when that fails. One that is out already counts as done. */
  const end = async (id: string) => {
    setEnding(id);
    try {
      await withFreshCode(() => api.accounts.endSession.mutate({ id })).catch((thrown: unknown) => {
        if (codeOf(thrown) !== 'not_found') throw thrown;
      });
      setDevices((known) => (Array.isArray(known) ? known.filter((device) => device.id !== id) : known));
    } finally {
      setEnding(undefined);
    }
  };
  return { devices, ending, load, end };
}
