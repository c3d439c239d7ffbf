import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../lib/avatar.tsx';
import { savesData } from '../../lib/saves-data.ts';
import { Button } from '../../ui/button.tsx';
import styles from './business-picture.module.css';
import { useContactText } from './use-contact-text.ts';

type BusinessPictureProps = { contact: Contact; small?: boolean | undefined };

/** The picture of a business on its card, or its initials; where data are saved, the picture comes when it is asked for. */
export function BusinessPicture({ contact, small = false }: BusinessPictureProps) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const { picture, ask, miss } = usePicture(contact);
  const avatar = <Avatar name={name} picture={picture} small={small} onMissing={miss} />;
  if (!ask) return avatar;
  return (
    <button type="button" className={styles.ask} aria-label={t('card.showPicture', { name })} onClick={ask}>
      {avatar}
    </button>
  );
}

/** The same in the details, large; nothing where there is none. */
export function LargePicture({ contact }: { contact: Contact }) {
  const { t } = useTranslation('directory');
  const { name } = useContactText(contact);
  const { picture, ask, miss } = usePicture(contact);
  if (ask) {
    return (
      <Button kind="soft" className={styles.room} aria-label={t('card.showPicture', { name })} onClick={ask}>
        {t('card.picture')}
      </Button>
    );
  }
  if (!picture) return null;
  return (
    <img
      className={styles.large}
      src={picture}
      alt={t('card.pictureOf', { name })}
      width="160"
      height="160"
      loading="lazy"
      onError={miss}
    />
  );
}

function usePicture({ profilePicture }: Contact) {
  const [asked, setAsked] = useState(() => !savesData());
  const [missing, setMissing] = useState<string>();
  const known = profilePicture === missing ? null : profilePicture;
  return {
    picture: asked ? known : null,
    ask: known && !asked ? () => setAsked(true) : undefined,
    miss: () => setMissing(profilePicture ?? undefined),
  };
}
