import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { RetryAlert } from '../../components/retry-alert.tsx';
import styles from './list-states.module.css';

/** What a list of one’s own knows of its answer. */
export type Read = {
  data: unknown;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  error: { data?: { message?: string } | null | undefined } | null;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type ListStateProps = { read: Read; count: number; empty: ReactNode; children: ReactNode };

/** A list while it loads, where it did not come, where nobody is in it, and as it is. */
export function ListState({ read, count, empty, children }: ListStateProps) {
  const { t } = useTranslation('contacts');
  return (
    <Loaded query={read} failed={read.error?.data?.message ?? t('failed')}>
      {() => (count > 0 ? children : empty)}
    </Loaded>
  );
}

/** The end of what is here: the next page comes by a button. */
export function MoreRows({ read }: { read: Read }) {
  const { t } = useTranslation('contacts');
  if (read.isFetchNextPageError)
    return <RetryAlert onRetry={read.fetchNextPage}>{t('moreFailed')}</RetryAlert>;
  if (!read.hasNextPage) return null;
  return (
    <Button wide kind="plain" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
      {t('more')}
    </Button>
  );
}

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
