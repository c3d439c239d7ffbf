import { doualaDay } from '@mboalink/shared/day.ts';
import type { Contact } from '@mboalink/shared/directory/contact.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { BookmarkIcon } from '../../components/icons.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useContactText } from '../directory/contact-text.ts';
import { SaveWords, useSave } from '../directory/save-button.tsx';
import type { SavedRow } from './change-rows.ts';
import { ContactList } from './contact-list.tsx';
import { KnownRow } from './known-row.tsx';
import { type Asked, inputs, nextPage } from './list-address.ts';
import { useRemoveLine } from './use-changes.ts';

/** Whose numbers somebody opened, the latest first. */
export function OpenedList({ asked }: { asked: Asked }) {
  const input = inputs.opened(asked);
  const read = trpc.network.opened.useInfiniteQuery(input, { getNextPageParam: nextPage });
  const rows = read.data?.pages.flatMap(({ opened }) => opened) ?? [];
  const count = read.data?.pages[0]?.pagination.totalCount ?? 0;
  return (
    <ContactList asked={asked} read={read} count={count} take={{ source: 'opened', ...input }}>
      {rows.map((row) => (
        <KnownRow key={row.contact?._id ?? row.day} known={row} day={row.day}>
          {row.contact && <SaveWords contact={row.contact} />}
        </KnownRow>
      ))}
    </ContactList>
  );
}

/** Whom somebody saved, the latest first; who was just taken off is not shown, and comes back where that is undone. */
export function SavedList({ asked }: { asked: Asked }) {
  const input = inputs.saved(asked);
  const read = trpc.network.saved.useInfiniteQuery(input, { getNextPageParam: nextPage });
  const all = read.data?.pages.flatMap(({ saved }) => saved) ?? [];
  const rows = all.filter(({ contact }) => contact?.saved !== false);
  const count = (read.data?.pages[0]?.pagination.totalCount ?? 0) - (all.length - rows.length);
  const take = { source: 'saved', ...input } as const;
  return (
    <ContactList asked={asked} read={read} count={count} take={take} categories={useOwnCategories()}>
      {rows.map((row) => (
        <KnownRow key={row._id} known={row} day={doualaDay(new Date(row.savedAt))}>
          {row.contact ? <Remove contact={row.contact} /> : <RemoveLine row={row} />}
        </KnownRow>
      ))}
    </ContactList>
  );
}

function Remove({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts');
  const { name } = useContactText(contact);
  const { toggle } = useSave(contact);
  return (
    <Button
      kind="quiet"
      icon={<BookmarkIcon size={20} />}
      aria-label={t('row.removeOf', { name })}
      onClick={toggle}
    >
      {t('row.remove')}
    </Button>
  );
}

function RemoveLine({ row }: { row: SavedRow }) {
  const { t } = useTranslation('contacts');
  const remove = useRemoveLine();
  return (
    <Button kind="quiet" icon={<BookmarkIcon size={20} />} onClick={() => remove(row._id)}>
      {t('row.removeLine')}
    </Button>
  );
}

/** The categories of all whom somebody saved, where the whole list is here; undefined where it is not. */
function useOwnCategories(): ReadonlySet<string> | undefined {
  const { data, hasNextPage } = trpc.network.saved.useInfiniteQuery(
    {},
    { getNextPageParam: nextPage, enabled: false },
  );
  if (!data || hasNextPage) return undefined;
  return new Set(data.pages.flatMap(({ saved }) => saved.flatMap(({ contact }) => contact?.category ?? [])));
}
