import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { classNames } from '../../../components/class-names.ts';
import { showToast } from '../../../components/toast.tsx';
import { useErrorText } from '../../../lib/error-text.ts';
import { fetchPicture } from '../../../lib/plain-requests.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { Avatar } from '../../directory/avatar.tsx';
import { PhotoButton, toBase64 } from '../photo.tsx';
import styles from './profile.module.css';

/** The picture of a business: its owner chooses or takes a photo, or removes it. Only scripts can make a photo small enough. */
export function PictureCard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('listing');
  const { busy, problem, choose, remove } = usePicture(user);
  const hasCamera = useHasCamera();
  const { profilePicture } = user;
  return (
    <Card aria-labelledby="picture" className={classNames('stack', styles.part)}>
      <div className="row gap-3">
        <Avatar name={user.businessName || user.name} picture={profilePicture} asked />
        <div>
          <h2 id="picture" tabIndex={-1}>
            {t('picture.title')}
          </h2>
          <p className="quiet" role="status">
            {t(`picture.${busy ? 'working' : profilePicture ? 'shown' : 'none'}`)}
          </p>
        </div>
      </div>
      {problem && (
        <Alert kind="bad" live>
          {problem}
        </Alert>
      )}
      <div className="row wrap">
        <PhotoButton id="photo" busy={busy} onChoose={choose}>
          {t(profilePicture ? 'picture.change' : 'picture.choose')}
        </PhotoButton>
        {hasCamera && (
          <PhotoButton id="camera" camera busy={busy} onChoose={choose}>
            {t('picture.take')}
          </PhotoButton>
        )}
        {profilePicture && (
          <Button kind="quiet" busy={busy} onClick={remove}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Known once scripts run: the server sees no pointer. */
function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => setHas(matchMedia('(pointer: coarse)').matches), []);
  return has;
}

/** Changing and removing the picture: what is being done, and what went wrong. */
function usePicture({ profilePicture }: CurrentUser) {
  const { t } = useTranslation('listing');
  const textOf = useErrorText('listing');
  const [problem, setProblem] = useState<string>();
  const { busy, runOnce } = useOneAtATime();
  const utils = trpc.useUtils();
  const changing = trpc.accounts.changePicture.useMutation();
  const removing = trpc.accounts.removePicture.useMutation();

  const run = (work: () => Promise<void>) =>
    void runOnce(async () => {
      setProblem(undefined);
      try {
        await work();
      } catch (thrown) {
        setProblem(textOf(thrown));
      }
    });
  const send = async (picture: Blob) => {
    const sent = { picture: await toBase64(picture), type: picture.type };
    utils.accounts.me.setData(undefined, await changing.mutateAsync(sent));
  };
  const choose = (photo: Blob) =>
    run(async () => {
      await send(photo);
      showToast({ text: t('picture.saved') });
    });
  const remove = () =>
    run(async () => {
      const before = profilePicture && (await fetchPicture(profilePicture));
      utils.accounts.me.setData(undefined, await removing.mutateAsync());
      const undo = before ? { undo: () => run(() => send(before)) } : {};
      showToast({ text: t('picture.removed'), ...undo });
    });
  return { busy, problem, choose, remove };
}
