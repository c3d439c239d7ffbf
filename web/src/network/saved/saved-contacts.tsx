import { formatCount } from '@mboalink/shared/format/counts.ts';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../../directory/results/card-skeletons.tsx';
import { savedId } from '../../lib/api/network-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { MoreSaved, NoneFound, NoneSaved, SavedFailed } from './no-saved.tsx';
import styles from './saved-contacts.module.css';
import { SavedFilters } from './saved-filters.tsx';
import { SavedRow } from './saved-row.tsx';
import { useRemoval } from './use-removal.ts';
import type { SavedContactList } from './use-saved-contacts.ts';

/** The saved contacts, and the search among them as soon as there is somebody to search. */
export function SavedContacts({ saved }: { saved: SavedContactList }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with its row.
  const removal = useRemoval(() => heading.current?.focus({ preventScroll: true }));
  const { count, error, isFiltered, rows } = saved;
  const isEmpty = count === 0 && !isFiltered && !saved.hasMore;
  const { problem } = removal;
  return (
    <div className={styles.page}>
      {!isEmpty && <SavedFilters saved={saved} />}
      {problem && !rows.some((row) => savedId(row) === problem.id) && (
        <Alert kind="bad" live>
          {problem.text}
        </Alert>
      )}
      {isEmpty && <NoneSaved />}
      {!isEmpty && count !== undefined && (
        <Found saved={saved} count={count} removal={removal} heading={heading} />
      )}
      {count === undefined && !error && <CardSkeletons count={3} />}
      {count === undefined && error && (
        <SavedFailed error={error} busy={saved.isFetching} onRetry={saved.retry} />
      )}
    </div>
  );
}

type FoundProps = {
  saved: SavedContactList;
  count: number;
  removal: ReturnType<typeof useRemoval>;
  heading: Ref<HTMLHeadingElement>;
};

function Found({ saved, count, removal: { problem, remove }, heading }: FoundProps) {
  const { t } = useTranslation('network');
  const { rows, isFiltered } = saved;
  return (
    <section className={styles.found} aria-labelledby="saved-count" aria-busy={saved.isFetching}>
      <div role="status">
        <h2 id="saved-count" ref={heading} tabIndex={-1} className={styles.count}>
          {t(isFiltered ? 'found' : 'count', { count, shown: formatCount(count) })}
        </h2>
      </div>
      {count === 0 && isFiltered && <NoneFound onClear={saved.clear} />}
      <ul className={styles.list}>
        {rows.map((row) => (
          <SavedRow
            key={row._id}
            row={row}
            problem={problem?.id === savedId(row) ? problem.text : undefined}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      <MoreSaved saved={saved} />
    </section>
  );
}
