import { formatCount } from '@mboalink/shared/format/counts.ts';
import type { Connection } from '@mboalink/shared/network/calls.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../directory/export/export-button.tsx';
import { CardSkeletons } from '../../directory/results/card-skeletons.tsx';
import { pathTo } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { KnownList } from '../list/known-list.tsx';
import styles from '../list/list.module.css';
import { ListFailed, NobodyFound, NobodyYet } from '../list/list-states.tsx';
import { Paging } from '../list/paging.tsx';
import { ArchiveSheet } from './archive-sheet.tsx';
import { ConnectionFilters } from './connection-filters.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { ConnectionStats } from './connection-stats.tsx';
import { knownOf } from './known-of.ts';
import { useConnectionChanges } from './use-connection-changes.ts';
import { type ConnectionList, useConnections } from './use-connections.ts';

/** Whom somebody knows: what it comes to, and each with the way to them. */
export function Connections() {
  const { t } = useTranslation('network');
  const list = useConnections();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const changes = useConnectionChanges(list.wanted.trustLevel !== '');
  const { count, error, isEmpty, rows } = list;
  const { problem } = changes;
  return (
    <KnownList rows={rows.map(knownOf)} error={error}>
      <div className={styles.intro}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('connections.title')}
        </h2>
        {!isEmpty && (
          <LinkButton kind="plain" icon={<SearchIcon size={20} />} href={pathTo('find-contact')}>
            {t('connections.find')}
          </LinkButton>
        )}
      </div>
      <ConnectionStats />
      {problem && !rows.some(({ _id }) => _id === problem.id) && (
        <Alert kind="bad" live>
          {problem.text}
        </Alert>
      )}
      {isEmpty && (
        <NobodyYet
          title={t('connections.emptyTitle')}
          text={t('connections.emptyText')}
          find={t('connections.find')}
        />
      )}
      {!isEmpty && <ConnectionFilters list={list} />}
      {!isEmpty && count !== undefined && (
        <Found list={list} count={count} changes={changes} onChange={focusHeading} />
      )}
      {count === undefined && !error && <CardSkeletons count={3} />}
      {count === undefined && Boolean(error) && (
        <ListFailed
          title={t('connections.failed')}
          error={error}
          busy={list.isFetching}
          onRetry={list.retry}
        />
      )}
    </KnownList>
  );
}

type FoundProps = {
  list: ConnectionList;
  count: number;
  changes: ReturnType<typeof useConnectionChanges>;
  onChange: () => void;
};

function Found({ list, count, changes: { problem, trust, archive }, onChange }: FoundProps) {
  const { t } = useTranslation('network');
  const { rows, isNarrowed, page, pages, wanted } = list;
  const { q, connectionType, trustLevel } = wanted;
  const [asked, setAsked] = useState<Connection>();
  const leave = () => {
    setAsked(undefined);
    // The button that was pressed goes with its row.
    requestAnimationFrame(onChange);
  };
  const showPage = (next: number) => {
    list.showPage(next);
    scrollTo(0, 0);
    onChange();
  };
  return (
    <section className={styles.found} aria-label={t('connections.title')} aria-busy={list.isFetching}>
      <p role="status" className={isNarrowed ? styles.meta : 'visually-hidden'}>
        {t(isNarrowed ? 'found' : 'connections.count', { count, shown: formatCount(count) })}
      </p>
      {count === 0 && isNarrowed && (
        <NobodyFound text={t('connections.noneFoundText')} all={t('connections.all')} onClear={list.clear} />
      )}
      <ul className={styles.list}>
        {rows.map((row) => (
          <ConnectionRow
            key={row._id}
            row={row}
            problem={problem?.id === row._id ? problem.text : undefined}
            onTrust={(trusted) => void trust(row, trusted).then(() => keepFocus(onChange))}
            onArchive={() => setAsked(row)}
          />
        ))}
      </ul>
      <Paging page={page} pages={pages} onShow={showPage} />
      {count > 0 && <ExportButton list={{ source: 'network', q, connectionType, trustLevel }} />}
      <ArchiveSheet
        row={asked}
        onClose={() => setAsked(undefined)}
        onArchive={(row) => {
          leave();
          archive(row);
        }}
        onBlocked={leave}
      />
    </section>
  );
}

/** A row that the filter leaves out goes with the switch that was pressed. */
function keepFocus(onLost: () => void) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) onLost();
  });
}
