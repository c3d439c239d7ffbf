import { formatCount } from '@mboalink/shared/format.ts';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../directory/export/export-button.tsx';
import { CardSkeletons } from '../../directory/results/card-skeletons.tsx';
import { useGradually } from '../../directory/results/use-gradually.ts';
import { savedId } from '../../lib/api/network-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { KnownList } from '../list/known-list.tsx';
import styles from '../list/list.module.css';
import { ListFailed, NobodyFound, NobodyYet } from '../list/list-states.tsx';
import { MoreSaved } from './more-saved.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { SavedRow } from './saved-row.tsx';
import { useRemoval } from './use-removal.ts';
import { type SavedContactList, useSavedContacts } from './use-saved-contacts.ts';

/** The saved contacts, and the search among them as soon as there is somebody to search. */
export function SavedContacts() {
  const { t } = useTranslation(['network', 'common']);
  const saved = useSavedContacts();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with its row.
  const removal = useRemoval(() => heading.current?.focus({ preventScroll: true }));
  const { count, error, isEmpty, rows } = saved;
  const { problem } = removal;
  return (
    <KnownList rows={rows} error={error}>
      {!isEmpty && <SavedFilters saved={saved} />}
      {problem && !rows.some((row) => savedId(row) === problem.id) && (
        <Alert kind="bad" live>
          {problem.text}
        </Alert>
      )}
      {isEmpty && (
        <NobodyYet title={t('emptyTitle')} text={t('emptyText')} find={t('common:nav.findContact')} />
      )}
      {!isEmpty && count !== undefined && (
        <Found saved={saved} count={count} removal={removal} heading={heading} />
      )}
      {count === undefined && !error && <CardSkeletons count={3} />}
      {count === undefined && Boolean(error) && (
        <ListFailed title={t('failed')} error={error} busy={saved.isFetching} onRetry={saved.retry} />
      )}
    </KnownList>
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
  const { rows, isNarrowed, wanted } = saved;
  const { drawn, isWhole } = useGradually(rows);
  return (
    <section className={styles.found} aria-labelledby="saved-count" aria-busy={saved.isFetching}>
      <div role="status">
        <h2 id="saved-count" ref={heading} tabIndex={-1} className={styles.count}>
          {t(isNarrowed ? 'found' : 'count', { count, shown: formatCount(count) })}
        </h2>
      </div>
      {count === 0 && isNarrowed && (
        <NobodyFound text={t('noneFoundText')} all={t('all')} onClear={saved.clear} />
      )}
      <ul className={styles.list}>
        {drawn.map((row) => (
          <SavedRow
            key={row._id}
            row={row}
            problem={problem?.id === savedId(row) ? problem.text : undefined}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      {isWhole && <MoreSaved saved={saved} />}
      {isWhole && count > 0 && <ExportButton list={{ source: 'saved', ...wanted }} />}
    </section>
  );
}
