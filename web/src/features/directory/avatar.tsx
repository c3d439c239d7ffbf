import { dyeOf, initialsOf } from '@mboalink/shared/directory/initials.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.ts';
import { UserIcon } from '../../components/icons.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './avatar.module.css';

type AvatarProps = {
  name: string;
  /** Its address; where data are saved it comes with `asked` alone. */
  picture?: string | null;
  asked?: boolean;
  /** 72 px on a card, 56 in lists, 40 beside a word. */
  size?: 'large' | 'medium' | 'small';
};

/** The picture of a business, or its initials on a colour of cloth that is always the same for a name; a figure where there is none. */
export function Avatar({ name, picture, asked = false, size = 'large' }: AvatarProps) {
  const { savesData } = usePage();
  const [missing, setMissing] = useState<string>();
  const className = classNames('display', styles.avatar, styles[size]);
  if (picture && picture !== missing && (asked || !savesData)) {
    return (
      <img
        className={className}
        src={picture}
        alt=""
        width="72"
        height="72"
        loading="lazy"
        onError={() => setMissing(picture)}
      />
    );
  }
  return (
    <span className={classNames(className, styles[dyeOf(name)])} aria-hidden="true">
      {name ? initialsOf(name) : <UserIcon />}
    </span>
  );
}

type CardPictureProps = AvatarProps & { sponsored: boolean; className?: string };

/** The picture of a card, with a word where money moved it up. */
export function CardPicture({ sponsored, className, ...avatar }: CardPictureProps) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles.framed, className)}>
      <Avatar {...avatar} />
      {sponsored && <span className={styles.sponsored}>{t('listing.sponsored')}</span>}
    </div>
  );
}
