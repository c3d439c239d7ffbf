import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Avatar } from '../../directory/avatar.tsx';
import styles from './profile.module.css';

type Step = 'preparing' | 'sending' | 'removing';

/** The picture of a business: its owner chooses or takes a photo, or removes it. Only scripts can make a photo small enough. */
export function PictureCard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('listing');
  const { step, problem, choose, remove } = usePicture(user);
  const hasCamera = useHasCamera();
  const { profilePicture } = user;
  const busy = step !== undefined;
  return (
    <section aria-labelledby="picture" className={styles.picture}>
      <Avatar name={user.businessName || user.name} picture={profilePicture} asked />
      <div>
        <h2 id="picture" tabIndex={-1}>
          {t('picture.title')}
        </h2>
        <p className={styles.note} role="status">
          {t(`picture.${step ?? (profilePicture ? 'shown' : 'none')}`)}
        </p>
      </div>
      {problem && (
        <div className={styles.whole}>
          <Alert kind="bad" live>
            {problem}
          </Alert>
        </div>
      )}
      <div className={styles.buttons}>
        <PhotoButton busy={busy} onChoose={choose}>
          {t(profilePicture ? 'picture.change' : 'picture.choose')}
        </PhotoButton>
        {hasCamera && (
          <PhotoButton camera busy={busy} onChoose={choose}>
            {t('picture.take')}
          </PhotoButton>
        )}
        {profilePicture && (
          <Button kind="quiet" busy={busy} onClick={remove}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Known once scripts run: the server sees no pointer. */
function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => setHas(matchMedia('(pointer: coarse)').matches), []);
  return has;
}

type PhotoButtonProps = { busy: boolean; camera?: boolean; onChoose: (file: File) => void; children: string };

function PhotoButton({ busy, camera, onChoose, children }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    // The same file may be chosen once more.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={children}
        onChange={change}
        {...(camera && { capture: 'environment' as const })}
      />
      <Button kind="plain" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}

/** Changing and removing the picture: what is being done, and what went wrong. */
function usePicture({ profilePicture }: CurrentUser) {
  const { t } = useTranslation('listing');
  const textOf = useErrorText('listing');
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<Step>();
  const utils = trpc.useUtils();
  const changing = trpc.accounts.changePicture.useMutation();
  const removing = trpc.accounts.removePicture.useMutation();

  const run = async (work: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (thrown) {
      const isUnreadable = thrown instanceof Error && thrown.name === 'UnreadablePhoto';
      setProblem(isUnreadable ? t('picture.unreadable') : textOf(thrown));
    } finally {
      setStep(undefined);
    }
  };
  const send = async (picture: Blob) => {
    setStep('sending');
    const sent = { picture: await toBase64(picture), type: picture.type };
    utils.accounts.me.setData(undefined, await changing.mutateAsync(sent));
  };
  const choose = (file: Blob) =>
    void run(async () => {
      setStep('preparing');
      const { shrinkPicture } = await import('./shrink-picture.ts');
      await send(await shrinkPicture(file));
      showToast({ text: t('picture.saved') });
    });
  const remove = () =>
    void run(async () => {
      setStep('removing');
      const before = profilePicture && (await fetch(profilePicture).then((answer) => answer.blob()));
      utils.accounts.me.setData(undefined, await removing.mutateAsync());
      const undo = before ? { undo: () => void run(() => send(before)) } : {};
      showToast({ text: t('picture.removed'), ...undo });
    });
  return { step, problem, choose, remove };
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
