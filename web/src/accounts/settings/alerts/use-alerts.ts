import type { AlertsOutput, SearchAlert } from '@mboalink/shared/network/calls.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api/client.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useSession } from '../../../lib/session/session-context.ts';
import { showToast } from '../../../ui/toast.tsx';

/** The searches that somebody is mailed about; `undefined` while they are on their way. */
export function useAlerts(onFailed: (thrown: unknown) => void) {
  const { t } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const [list, setList] = useState<AlertsOutput | { failed: unknown }>();
  const ask = useCallback(() => {
    api.network.alerts.query().then(setList, (failed: unknown) => setList({ failed }));
  }, []);
  const load = () => {
    setList(undefined);
    ask();
  };
  const { user } = useSession();
  const { email, searchAlerts } = user?.notificationPreferences ?? {};
  // What switches the mails on and off stands on the same page.
  useEffect(ask, [ask, email, searchAlerts]);

  /** Begins an alert anew that was stopped. */
  const resume = ({ search, filters }: SearchAlert) =>
    api.network.saveAlert.mutate({ search, ...filters }).then(setList, onFailed);

  const remove = async ({ _id: id, search, filters, stopped }: SearchAlert) => {
    // What asked may be gone by then: the failure stands where the undo stood.
    const restore = () =>
      api.network.saveAlert
        .mutate({ search, ...filters })
        .then(setList, (thrown: unknown) =>
          showToast({ text: t('alerts.notRestored', { reason: reasonOf(thrown) }), failed: true }),
        );
    try {
      setList(await api.network.removeAlert.mutate({ id }));
      // One that was stopped would begin anew.
      showToast({ text: t('alerts.removed'), ...(!stopped && { undo: () => void restore() }) });
    } catch (thrown) {
      onFailed(thrown);
    }
  };
  return { list, load, remove, resume };
}
