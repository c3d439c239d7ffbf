import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { currentSession, updateUser } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/toast.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { applyLocationChange, type Location, type LocationChange } from './location-change.ts';

/** Changes of one's addresses, one at a time, each made to the list as it is known then: the whole list is sent. */
export function useLocations({ locations }: CurrentUser) {
  const { t } = useTranslation('premium');
  const messageOf = useErrorMessage('listing');
  const { problem, say, clear } = useProblem<string>();
  const { busy, submit } = useSubmit();

  /** Answers what brings back what was before. */
  const store = async (change: LocationChange): Promise<LocationChange> => {
    const next = applyLocationChange(currentSession().user?.locations ?? locations, change);
    const { user } = await api.accounts.changeLocations.mutate({ locations: next.list });
    updateUser(user);
    const to = change.from;
    return { index: next.index, ...(to && { to }), ...(change.to && { from: user.locations[next.index] }) };
  };
  const bringBack = (change: LocationChange) =>
    submit(async () => {
      clear();
      try {
        await store(change);
        showToast({ text: t('undone') });
      } catch (thrown) {
        say(messageOf(thrown), thrown);
      }
    });
  /** To be called within `submit`; throws what went wrong. */
  const make = async (change: LocationChange) => {
    clear();
    const back = await store(change);
    const text = t(change.to ? 'saved' : 'locations.removed');
    showToast({ text, undo: () => void bringBack(back) });
  };
  const remove = (index: number, from: Location, onDone: () => void) =>
    submit(async () => {
      try {
        await make({ index, from });
        onDone();
      } catch (thrown) {
        say(messageOf(thrown), thrown);
      }
    });
  return { busy, submit, problem, make, remove };
}
