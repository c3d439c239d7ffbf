import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './person-row.module.css';

type PersonRowProps = {
  name: string;
  picture?: string | null;
  /** Where data are saved the picture comes with it alone. */
  asked?: boolean;
  /** What stands in place of the name. */
  title?: ReactNode;
  /** What and where they are, and when they came. */
  about: ReactNode;
  below?: ReactNode;
  /** What can be done, at the end. */
  children?: ReactNode;
};

/** Somebody in a list: face, name, a line about them, and what can be done. */
export function PersonRow({ name, picture, asked, title, about, below, children }: PersonRowProps) {
  return (
    <div className={`row wrap gap-3 ${styles.row}`}>
      <Avatar name={name} picture={picture} size="medium" asked={asked} />
      <div className="grow">
        <h3 className={styles.name}>{title ?? name}</h3>
        <p className="small" suppressHydrationWarning>
          {about}
        </p>
        {below}
      </div>
      {children}
    </div>
  );
}
