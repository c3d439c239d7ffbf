import { Link } from 'react-router';
import styles from './tabs.module.css';

type TabsProps<Name extends string> = {
  label: string;
  /** Each with what it is called. */
  tabs: readonly { name: Name; text: string }[];
  current: Name;
  /** The page that shows them, to which `?tab=` is added. */
  page: string;
};

/** Lists of one page side by side, below its title. */
export function Tabs<Name extends string>({ label, tabs, current, page }: TabsProps<Name>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ name, text }) => (
        <Link
          key={name}
          to={`${page}?tab=${name}`}
          aria-current={name === current ? 'page' : undefined}
          preventScrollReset
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
