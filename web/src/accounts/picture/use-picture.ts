import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { readFile } from '../../lib/api/read-file.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { updateUser } from '../../lib/session/session-store.ts';
import { showToast } from '../../ui/toast.tsx';
import { shrinkPicture, UnreadablePhoto } from './shrink-picture.ts';

export type PictureStep = 'preparing' | 'sending' | 'removing';

/** Changing and removing the picture of a business: what is being done, and what went wrong. */
export function usePicture({ profilePicture }: CurrentUser) {
  const { t } = useTranslation('picture');
  const messageOf = useErrorMessage('listing');
  const { problem, say, clear } = useProblem<string>();
  const [step, setStep] = useState<PictureStep>();

  const run = async (work: () => Promise<void>) => {
    clear();
    try {
      await work();
    } catch (thrown) {
      say(thrown instanceof UnreadablePhoto ? t('unreadable') : messageOf(thrown), thrown);
    } finally {
      setStep(undefined);
    }
  };
  const send = async (picture: Blob) => {
    setStep('sending');
    const sent = { picture: await toBase64(picture), type: picture.type };
    updateUser((await api.accounts.changePicture.mutate(sent)).user);
  };
  const choose = (file: Blob) =>
    run(async () => {
      setStep('preparing');
      await send(await shrinkPicture(file));
      showToast({ text: t('saved') });
    });
  const remove = () =>
    run(async () => {
      setStep('removing');
      const removed = profilePicture ? await readFile(profilePicture) : undefined;
      updateUser((await api.accounts.removePicture.mutate()).user);
      const undo = removed && (() => void run(() => send(removed)));
      showToast({ text: t('removed'), ...(undo && { undo }) });
    });
  return { step, problem, choose, remove };
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(new UnreadablePhoto());
    reader.readAsDataURL(blob);
  });
}
