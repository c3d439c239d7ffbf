import type { ReactNode } from 'react';
import { RetryAlert } from './retry-alert.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

type Query = { data: unknown; error: unknown; refetch: () => unknown };

type LoadedProps<Asked extends Query> = {
  query: Asked;
  /** That it did not come. */
  failed: ReactNode;
  children: (data: NonNullable<Asked['data']>) => ReactNode;
};

/** What a page read: grey lines until it is here, and another attempt where it did not come. */
export function Loaded<Asked extends Query>({ query, failed, children }: LoadedProps<Asked>) {
  const { data, error, refetch } = query;
  if (data) return children(data);
  if (error) return <RetryAlert onRetry={refetch}>{failed}</RetryAlert>;
  return (
    <SkeletonGroup>
      <Skeleton shape="title" />
      <Skeleton />
    </SkeletonGroup>
  );
}
