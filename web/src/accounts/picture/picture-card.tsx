import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/create-i18n.ts';
import { hasMessages, loadMessages } from '../../i18n/load-messages.ts';
import { Avatar } from '../../lib/avatar.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { ButtonKind } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import styles from './picture-card.module.css';
import { usePicture } from './use-picture.ts';

/** The picture of somebody's business, with its own messages: the page that it stands on is shown before them. */
export function PictureCard({ user }: { user: CurrentUser }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const [loaded, setLoaded] = useState(() => hasMessages(i18n, language, ['picture']));
  useEffect(() => {
    setLoaded(hasMessages(i18n, language, ['picture']));
    loadMessages(i18n, language, ['picture']).then(
      () => setLoaded(true),
      // Without a network nothing could be sent either.
      () => {},
    );
  }, [i18n, language]);
  return loaded ? <Picture user={user} /> : null;
}

/** They choose or take a photo, or remove it. */
function Picture({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('picture');
  const { step, problem, choose, remove } = usePicture(user);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const { profilePicture } = user;
  return (
    <Card aria-labelledby="picture-title" className={styles.card}>
      <div className={styles.picture}>
        <Avatar name={user.businessName} picture={profilePicture} />
      </div>
      <div>
        <h2 id="picture-title" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.text} role="status">
          {t(step ?? (profilePicture ? 'shown' : 'none'))}
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
        <PhotoButton kind="plain" busy={step !== undefined} onChoose={choose}>
          {t(profilePicture ? 'change' : 'choose')}
        </PhotoButton>
        {hasCamera && (
          <PhotoButton kind="plain" camera busy={step !== undefined} onChoose={choose}>
            {t('take')}
          </PhotoButton>
        )}
        {profilePicture && (
          <SendButton kind="quiet" busy={step !== undefined} onClick={remove}>
            {t('remove')}
          </SendButton>
        )}
      </div>
    </Card>
  );
}

type PhotoButtonProps = {
  kind: ButtonKind;
  busy: boolean;
  /** Opens the camera in place of the gallery. */
  camera?: boolean;
  onChoose: (file: File) => void;
  children: string;
};

function PhotoButton({ kind, busy, camera, onChoose, children }: PhotoButtonProps) {
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
        {...(camera && { capture: 'environment' })}
      />
      <SendButton kind={kind} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </SendButton>
    </>
  );
}
