import { doualaDay } from '@mboalink/shared/day.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ArchiveIcon, SearchIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Switch } from '../../components/switch.tsx';
import { trpc } from '../../lib/trpc.ts';
import { BlockButton } from '../directory/block-contact.tsx';
import { FigureRow } from '../insights/figures.tsx';
import type { Connection } from './change-rows.ts';
import { ContactList } from './contact-list.tsx';
import styles from './known-row.module.css';
import { KnownRow } from './known-row.tsx';
import { type Asked, inputs, nextPage } from './list-address.ts';
import { useConnectionChanges } from './use-changes.ts';

/** ‘My Business Network’: what it comes to, and whom somebody knows, the trusted ones first; or whom they took off it. */
export function NetworkList({ asked }: { asked: Asked }) {
  const input = inputs.network(asked);
  const read = trpc.network.connections.useInfiniteQuery(input, { getNextPageParam: nextPage });
  const rows = read.data?.pages.flatMap(({ connections }) => connections) ?? [];
  const count = read.data?.pages[0]?.pagination.totalCount ?? 0;
  const { archived, q } = asked;
  const Row = archived ? ArchivedRow : ConnectionRow;
  return (
    <>
      <Intro archived={archived} />
      <ContactList
        asked={asked}
        read={read}
        count={count}
        take={archived ? undefined : { source: 'network', q }}
      >
        {rows.map((row) => (
          <Row key={row._id} row={row} />
        ))}
      </ContactList>
      <OtherList archived={archived} />
    </>
  );
}

const figures = ['totalConnections', 'trustedPartners', 'activeConversations'] as const;

function Intro({ archived }: { archived: boolean }) {
  const { t } = useTranslation('contacts');
  const { data } = trpc.network.connectionStats.useQuery(undefined, { enabled: !archived });
  if (archived) return <h2>{t('network.archived')}</h2>;
  return (
    <section className="row wrap between" aria-labelledby="network-title">
      <h2 id="network-title">{t('network.title')}</h2>
      <LinkButton kind="plain" icon={<SearchIcon size={20} />} href="/find-contact">
        {t('network.find')}
      </LinkButton>
      <FigureRow
        figures={figures.map((key) => ({
          key,
          name: t(`network.figures.${key}`),
          shown: data ? formatCount(data[key]) : '–',
        }))}
      />
    </section>
  );
}

/** Leads from those one is in touch with to those archived, and back. */
function OtherList({ archived }: { archived: boolean }) {
  const { t } = useTranslation('contacts');
  return (
    <LinkButton
      kind="quiet"
      icon={archived ? undefined : <ArchiveIcon size={20} />}
      href={`/my-contacts?tab=network${archived ? '' : '&archived=yes'}`}
    >
      {t(archived ? 'network.back' : 'network.archived')}
    </LinkButton>
  );
}

const knownOf = ({ state, businessName, connectedUserId: contact, note }: Connection) => ({
  ...{ state, businessName, contact, note },
});

const dayOf = ({ lastContactAt }: Connection) => doualaDay(new Date(lastContactAt));

const nameOf = ({ connectedUserId: contact, businessName }: Connection) =>
  contact && contact.userType !== 'buyer' ? contact.businessName : (businessName ?? '');

function ConnectionRow({ row }: { row: Connection }) {
  const { t } = useTranslation('contacts');
  const { trust } = useConnectionChanges();
  const [asks, ask] = useState(false);
  const isTrusted = row.trustLevel === 'trusted';
  const isThere = row.state !== 'unavailable';
  return (
    <KnownRow known={knownOf(row)} day={dayOf(row)} mark={<Marks row={row} />}>
      {isThere && (
        <Switch
          label={
            <>
              {t('network.trust')} <span className="visually-hidden">{nameOf(row)}</span>
            </>
          }
          checked={isTrusted}
          onChange={(event) => trust(row._id, event.target.checked)}
        />
      )}
      <Button
        kind="quiet"
        icon={<ArchiveIcon size={20} />}
        aria-label={isThere ? t('network.archiveOf', { name: nameOf(row) }) : undefined}
        onClick={() => ask(true)}
      >
        {t(isThere ? 'network.archive' : 'row.removeLine')}
      </Button>
      {asks && <ArchiveDialog row={row} onClose={() => ask(false)} />}
    </KnownRow>
  );
}

/** Whether they are trusted, and what the two are to each other. */
function Marks({ row }: { row: Connection }) {
  const { t } = useTranslation('contacts');
  if (row.trustLevel !== 'trusted' && !row.connectionType) return null;
  return (
    <p className="row wrap">
      {row.trustLevel === 'trusted' && <Badge kind="good">{t('network.trusted')}</Badge>}
      {row.connectionType && <span className={styles.type}>{t(`network.types.${row.connectionType}`)}</span>}
    </p>
  );
}

type ArchiveDialogProps = { row: Connection; onClose: () => void };

/** Asks before somebody is taken off the list; who wants to hear no more of them blocks them instead. */
function ArchiveDialog({ row, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation('contacts');
  const { archive } = useConnectionChanges();
  const { connectedUserId: contact, state } = row;
  return (
    <Dialog title={t('network.question')} onClose={onClose}>
      <div className="stack">
        <p>{t(state === 'unavailable' ? 'network.goesLeft' : 'network.goes', { name: nameOf(row) })}</p>
        <Button
          wide
          onClick={() => {
            onClose();
            archive(row._id);
          }}
        >
          {t('network.confirm')}
        </Button>
        <Button wide kind="plain" onClick={onClose}>
          {t('network.keep')}
        </Button>
        {contact && <BlockButton contact={contact} onBlocked={onClose} />}
      </div>
    </Dialog>
  );
}

function ArchivedRow({ row }: { row: Connection }) {
  const { t } = useTranslation('contacts');
  const { restore } = useConnectionChanges();
  const isThere = row.state !== 'unavailable';
  return (
    <KnownRow known={knownOf(row)} day={dayOf(row)} mark={<Marks row={row} />}>
      <Button
        kind="plain"
        aria-label={isThere ? t('network.restoreOf', { name: nameOf(row) }) : undefined}
        onClick={() => restore(row._id)}
      >
        {t('network.restore')}
      </Button>
    </KnownRow>
  );
}
