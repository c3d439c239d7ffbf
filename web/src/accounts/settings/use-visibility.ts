import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatDate } from '@mboalink/shared/format.ts';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useStatusMessage } from '../../ui/status-message.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useSavedChoices } from '../form/use-saved-choices.ts';

type Switched = Exclude<keyof CurrentUser['visibility'], 'pausedUntil'>;

/** The choices, and saving them. Whoever paused can take it back at once. */
export function useVisibility({ visibility }: CurrentUser) {
  const { t, i18n } = useTranslation('settings');
  const reasonOf = useErrorMessage('listing');
  const { show, clear, statusMessage } = useStatusMessage();
  const { choices, choose } = useSavedChoices({
    kept: visibility,
    save: (choice) => api.accounts.changeVisibility.mutate(choice),
    onFailed: (thrown) => show({ kind: 'bad', text: t('settings.notSaved', { reason: reasonOf(thrown) }) }),
  });
  /** Answers whether it was saved. */
  const pause = async () => {
    clear();
    const saved = await choose({ paused: true });
    if (saved) showToast({ text: t('visibility.pausedNow'), undo: () => void undo() });
    return saved;
  };
  const undo = async () => {
    if (await choose({ paused: false })) show({ kind: 'good', text: t('visibility.pausedNoMore') });
  };
  const choosing = (name: Switched) => ({
    checked: choices[name],
    onChange: ({ target: { checked } }: ChangeEvent<HTMLInputElement>) => {
      if (name === 'paused' && checked) return void pause();
      clear();
      void choose({ [name]: checked });
    },
  });
  const pauseUntil = async (day: string) => {
    if (day === (choices.pausedUntil ?? '')) return;
    clear();
    if (!(await choose({ paused: true, pausedUntil: day || null }))) return;
    const text = day
      ? t('visibility.dateKept', { date: formatDate(day, languageOf(i18n)) })
      : t('visibility.dateGone');
    show({ kind: 'good', text });
  };
  return { choices, choosing, pause, pauseUntil: (day: string) => void pauseUntil(day), statusMessage };
}
