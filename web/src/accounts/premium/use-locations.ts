import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { keepUser } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/toast.tsx';
import { useSubmit } from '../form/use-submit.ts';
import type { Location } from './location-card.tsx';

/** Changes of one's addresses: the whole list is sent, and can be sent back as it was. */
export function useLocations({ locations }: CurrentUser) {
  const { t } = useTranslation('premium');
  const messageOf = useErrorMessage('listing');
  const { problem, say, clear } = useProblem<string>();
  const { busy, submit } = useSubmit();

  const store = async (next: readonly Location[]) =>
    keepUser((await api.accounts.changeLocations.mutate({ locations: [...next] })).user);
  const bringBack = () =>
    submit(async () => {
      clear();
      try {
        await store(locations);
        showToast({ text: t('undone') });
      } catch (thrown) {
        say(messageOf(thrown), thrown);
      }
    });
  /** Saves a list, and offers the one before. */
  const replace = async (next: readonly Location[], text: string) => {
    clear();
    await store(next);
    showToast({ text, undo: () => void bringBack() });
  };
  const remove = (index: number) =>
    void submit(async () => {
      try {
        await replace(
          locations.filter((_, at) => at !== index),
          t('locations.removed'),
        );
      } catch (thrown) {
        say(messageOf(thrown), thrown);
      }
    });
  return {
    ...{ busy, problem, remove },
    add: (location: Location) => replace([...locations, location], t('saved')),
    change: (index: number, location: Location) =>
      replace(
        locations.map((other, at) => (at === index ? location : other)),
        t('saved'),
      ),
  };
}
