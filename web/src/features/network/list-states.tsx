import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RefreshIcon, SearchIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx';
import { type Asked, isNarrowed } from './list-address.ts';

/** What a list of one’s own knows of its answer. */
export type Read = {
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  error: { data?: { message?: string } | null | undefined } | null;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type ListStateProps = { asked: Asked; read: Read; count: number; children: ReactNode };

/** A list while it loads, where it did not come, where nobody is in it, and as it is. */
export function ListState({ asked, read, count, children }: ListStateProps) {
  if (count > 0) return children;
  if (read.isPending && !read.isError) return <Waiting />;
  if (read.isError) return <Failed read={read} />;
  return isNarrowed(asked) ? <NobodyFound asked={asked} /> : <NobodyYet asked={asked} />;
}

function Waiting() {
  return (
    <SkeletonGroup>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="button" />
      ))}
    </SkeletonGroup>
  );
}

function Failed({ read }: { read: Read }) {
  const { t } = useTranslation(['contacts', 'common']);
  return (
    <EmptyState picture="broken" title={t('failed')} text={read.error?.data?.message}>
      <Button busy={read.isFetching} icon={<RefreshIcon size={20} />} onClick={() => void read.refetch()}>
        {t('common:ui.retry')}
      </Button>
    </EmptyState>
  );
}

/** Nobody is on the list yet: the search leads to them. */
function NobodyYet({ asked: { tab, archived } }: { asked: Asked }) {
  const { t } = useTranslation('contacts');
  const list = archived ? 'archived' : tab;
  return (
    <EmptyState picture="nothing" title={t(`empty.${list}.title`)} text={t(`empty.${list}.text`)}>
      {!archived && (
        <LinkButton icon={<SearchIcon size={20} />} href="/find-contact">
          {t('empty.find')}
        </LinkButton>
      )}
    </EmptyState>
  );
}

function NobodyFound({ asked: { tab, archived } }: { asked: Asked }) {
  const { t } = useTranslation('contacts');
  return (
    <EmptyState picture="nothing" title={t('none.title')} text={t('none.text')}>
      <LinkButton kind="plain" href={`/my-contacts?tab=${tab}${archived ? '&archived=yes' : ''}`}>
        {t('none.all')}
      </LinkButton>
    </EmptyState>
  );
}

/** The end of what is here: the next page comes by a button. */
export function MoreRows({ read }: { read: Read }) {
  const { t } = useTranslation(['contacts', 'common']);
  if (!read.hasNextPage) return null;
  return (
    <>
      {read.isFetchNextPageError && (
        <Alert kind="bad" live>
          {t('moreFailed')}
        </Alert>
      )}
      <Button wide kind="plain" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
        {t(read.isFetchNextPageError ? 'common:ui.retry' : 'more')}
      </Button>
    </>
  );
}
