import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { RetryAlert } from '../../components/retry-alert.tsx';

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
