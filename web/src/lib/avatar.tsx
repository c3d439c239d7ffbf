import { dyeOf, initialsOf } from '@mboalink/shared/directory/initials.ts';
import '../ui/avatar.css';
import { classNames } from '../ui/class-names.ts';

type AvatarProps = {
  name: string;
  picture?: string | null;
  small?: boolean | undefined;
  /** The picture could not be fetched. */
  onMissing?: () => void;
};

/** Somebody's picture, or their initials on a colour that is always the same for one name. */
export function Avatar({ name, picture, small, onMissing }: AvatarProps) {
  const look = classNames('avatar', small && 'small');
  if (picture) {
    return (
      <img className={look} src={picture} alt="" width="44" height="44" loading="lazy" onError={onMissing} />
    );
  }
  return (
    <span className={classNames(look, dyeOf(name))} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
