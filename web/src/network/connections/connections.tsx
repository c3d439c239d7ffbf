import { formatCount } from '@mboalink/shared/format.ts';
import type { Connection } from '@mboalink/shared/network/calls.ts';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../directory/export/export-button.tsx';
import { CardSkeletons } from '../../directory/results/card-skeletons.tsx';
import { pathTo } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ArchiveIcon } from '../../ui/search-icons.tsx';
import { KnownList } from '../list/known-list.tsx';
import styles from '../list/list.module.css';
import { ListFailed, NobodyFound, NobodyYet } from '../list/list-states.tsx';
import { Paging } from '../list/paging.tsx';
import { ArchiveSheet } from './archive-sheet.tsx';
import { ArchivedRow } from './archived-row.tsx';
import { ConnectionFilters } from './connection-filters.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { ConnectionStats } from './connection-stats.tsx';
import { knownOf } from './known-of.ts';
import { useConnectionChanges } from './use-connection-changes.ts';
import { type ConnectionList, useConnections } from './use-connections.ts';

/** Whom somebody knows: what it comes to, and each with the way to them; or whom they took off that list. */
export function Connections() {
  const { t } = useTranslation('network');
  const list = useConnections();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const changes = useConnectionChanges(list.wanted.trustLevel !== '');
  const { count, error, isEmpty, rows, wanted } = list;
  const { problem } = changes;
  return (
    <KnownList rows={rows.map(knownOf)} error={error}>
      <Intro heading={heading} list={list} />
      {problem && !rows.some(({ _id }) => _id === problem.id) && (
        <Alert kind="bad" live>
          {problem.text}
        </Alert>
      )}
      {isEmpty && <Nobody archived={wanted.archived} />}
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
      <OtherList archived={wanted.archived} />
    </KnownList>
  );
}

type IntroProps = { heading: Ref<HTMLHeadingElement>; list: ConnectionList };

/** Which list it is, and of those one is in touch with what it comes to. */
function Intro({ heading, list: { isEmpty, wanted } }: IntroProps) {
  const { t } = useTranslation('network');
  const { archived } = wanted;
  return (
    <>
      <div className={styles.intro}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(archived ? 'connections.archived.title' : 'connections.title')}
        </h2>
        {!isEmpty && !archived && (
          <LinkButton kind="plain" icon={<SearchIcon size={20} />} href={pathTo('find-contact')}>
            {t('connections.find')}
          </LinkButton>
        )}
      </div>
      {archived ? <p className={styles.meta}>{t('connections.archived.text')}</p> : <ConnectionStats />}
    </>
  );
}

function Nobody({ archived }: { archived: boolean }) {
  const { t } = useTranslation('network');
  if (archived) return <EmptyState picture="nothing" title={t('connections.archived.nobody')} />;
  return (
    <NobodyYet
      title={t('connections.emptyTitle')}
      text={t('connections.emptyText')}
      find={t('connections.find')}
    />
  );
}

/** Leads from those one is in touch with to those archived, and back. */
function OtherList({ archived }: { archived: boolean }) {
  const { t } = useTranslation('network');
  return (
    <LinkButton
      kind="quiet"
      className={styles.other}
      icon={archived ? undefined : <ArchiveIcon size={20} />}
      href={pathTo('my-contacts', archived ? {} : { archived: 'yes' })}
    >
      {t(archived ? 'connections.archived.back' : 'connections.archived.open')}
    </LinkButton>
  );
}

type FoundProps = {
  list: ConnectionList;
  count: number;
  changes: ReturnType<typeof useConnectionChanges>;
  onChange: () => void;
};

function Found({ list, count, changes, onChange }: FoundProps) {
  const { t } = useTranslation('network');
  const { rows, page, pages, wanted } = list;
  const { archived, q, connectionType, trustLevel } = wanted;
  const [asked, setAsked] = useState<Connection>();
  const leave = () => {
    setAsked(undefined);
    // The button that was pressed goes with its row.
    requestAnimationFrame(onChange);
  };
  const leaveFor = (change: (row: Connection) => void, row: Connection) => {
    leave();
    change(row);
  };
  const showPage = (next: number) => {
    list.showPage(next);
    scrollTo(0, 0);
    onChange();
  };
  return (
    <section
      className={styles.found}
      aria-label={t(archived ? 'connections.archived.title' : 'connections.title')}
      aria-busy={list.isFetching}
    >
      <Count list={list} count={count} />
      <Rows
        rows={rows}
        archived={archived}
        changes={changes}
        onTrusted={() => keepFocus(onChange)}
        onArchive={setAsked}
        onRestore={(row) => leaveFor(changes.restore, row)}
      />
      <Paging page={page} pages={pages} onShow={showPage} />
      {count > 0 && !archived && <ExportButton list={{ source: 'network', q, connectionType, trustLevel }} />}
      <ArchiveSheet
        row={asked}
        onClose={() => setAsked(undefined)}
        onArchive={(row) => leaveFor(changes.archive, row)}
        onBlocked={leave}
      />
    </section>
  );
}

/** How many there are; where nobody is found, the way back to all. */
function Count({ list, count }: Pick<FoundProps, 'list' | 'count'>) {
  const { t } = useTranslation('network');
  const { isNarrowed, clear, wanted } = list;
  const ofAll = wanted.archived ? 'connections.archived.count' : 'connections.count';
  return (
    <>
      <p role="status" className={isNarrowed ? styles.meta : 'visually-hidden'}>
        {t(isNarrowed ? 'found' : ofAll, { count, shown: formatCount(count) })}
      </p>
      {count === 0 && isNarrowed && (
        <NobodyFound
          text={t('connections.noneFoundText')}
          all={t(wanted.archived ? 'connections.archived.all' : 'connections.all')}
          onClear={clear}
        />
      )}
    </>
  );
}

type RowsProps = {
  rows: readonly Connection[];
  archived: boolean;
  changes: ReturnType<typeof useConnectionChanges>;
  onTrusted: () => void;
  onArchive: (row: Connection) => void;
  onRestore: (row: Connection) => void;
};

function Rows({ rows, archived, changes, onTrusted, onArchive, onRestore }: RowsProps) {
  const { problem, trust } = changes;
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const told = { row, problem: problem?.id === row._id ? problem.text : undefined };
        if (archived) return <ArchivedRow key={row._id} {...told} onRestore={() => onRestore(row)} />;
        return (
          <ConnectionRow
            key={row._id}
            {...told}
            onTrust={(trusted) => void trust(row, trusted).then(onTrusted)}
            onArchive={() => onArchive(row)}
          />
        );
      })}
    </ul>
  );
}

/** A row that the filter leaves out goes with the switch that was pressed, within some frames. */
function keepFocus(onLost: () => void, frames = 30) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) onLost();
    else if (frames > 0) keepFocus(onLost, frames - 1);
  });
}
