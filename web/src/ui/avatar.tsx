import styles from './avatar.module.css';
import { classNames } from './class-names.ts';
import { dyeOf, initialsOf } from './initials.ts';

const dyes = [styles.d1, styles.d2, styles.d3, styles.d4, styles.d5, styles.d6];

/** Somebody's picture, or their initials on a cloth dye that is always the same for one name. */
export function Avatar({ name, picture, small }: { name: string; picture?: string | null; small?: boolean }) {
  const look = classNames(styles.disc, small && styles.small);
  if (picture) return <img className={look} src={picture} alt="" width="44" height="44" loading="lazy" />;
  return (
    <span className={classNames(look, dyes[dyeOf(name, dyes.length)])} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
