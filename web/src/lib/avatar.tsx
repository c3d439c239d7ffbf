import { colorIndexOf, initialsOf } from '@mboalink/shared/directory/initials.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './avatar.module.css';

const colors = [styles.color1, styles.color2, styles.color3, styles.color4, styles.color5, styles.color6];

type AvatarProps = {
  name: string;
  picture?: string | null;
  small?: boolean | undefined;
  /** The picture could not be fetched. */
  onMissing?: () => void;
};

/** Somebody's picture, or their initials on a colour that is always the same for one name. */
export function Avatar({ name, picture, small, onMissing }: AvatarProps) {
  const look = classNames(styles.avatar, small && styles.small);
  if (picture) {
    return (
      <img className={look} src={picture} alt="" width="44" height="44" loading="lazy" onError={onMissing} />
    );
  }
  return (
    <span className={classNames(look, colors[colorIndexOf(name, colors.length)])} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
