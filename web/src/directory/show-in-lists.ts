import type { Query } from '@tanstack/react-query';
import { changeAnswers } from '../lib/api/change-answers.ts';
import {
  type ConnectionsPage,
  networkKeys,
  type SavedPage,
  type SavedRow,
  savedId,
} from '../lib/api/network-queries.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { onPurge } from '../lib/personal-caches.ts';
import { isWholeList } from '../lib/wallet/kept-queries.ts';
import type { Wish } from './wish.ts';

type SavedPages = { pages: SavedPage[] };

/** Of this page, for who changes their mind before the lists are read anew. */
const takenOff = new Map<string, ConnectionsPage['connections'][number]>();
const unsaved = new Map<string, SavedRow>();
onPurge(() => {
  takenOff.clear();
  unsaved.clear();
});

/**
 * Lets the lists of this page, and those that the phone keeps, show what waits to be told, or was told and they were not read since. They
 * stay as old as they are.
 */
export function showInLists(userId: string, wish: Wish) {
  if (wish.kind === 'save')
    changeAnswers<SavedPages>(
      queryClient,
      // On the screen who is taken off is left out by their mark, and can be put back.
      { queryKey: networkKeys.saved(userId), predicate: wish.wanted ? isWholeOrAll : isWhole },
      (list) => withSaved(list, wish),
    );
  if (wish.kind === 'archive')
    changeAnswers<ConnectionsPage>(
      queryClient,
      { queryKey: networkKeys.connections(userId), predicate: isWhole },
      (list) => withoutArchived(list, wish),
    );
}

const isWhole = ({ queryKey }: Query) => isWholeList(queryKey);

/** Not those that are narrowed to some. */
const isWholeOrAll = (query: Query) =>
  isWhole(query) || Object.values(Object(query.queryKey[4])).join('') === '';

/** Who is there stays in their place; who was taken off comes back as they were. */
function withSaved(list: SavedPages, { about, name, wanted, contact }: Wish & { kind: 'save' }): SavedPages {
  const isAbout = (row: SavedRow) => savedId(row) === about;
  const there = list.pages.flatMap(({ saved }) => saved).find(isAbout);
  if (there) unsaved.set(about, there);
  const before = unsaved.get(about);
  if (wanted === !!there || !(before ?? contact)) return list;
  const savedAt = new Date().toISOString();
  const row: SavedRow = {
    ...{ _id: about, savedAt, state: 'listed', businessName: name, note: null, ...before },
    // A wish that waited on the phone tells no contact.
    contact: contact ?? before?.contact ?? null,
  };
  const pages = list.pages.map(({ saved, pagination }, page) => ({
    saved: wanted && page === 0 ? [row, ...saved] : saved.filter((one) => !isAbout(one)),
    pagination: { ...pagination, totalCount: pagination.totalCount + (wanted ? 1 : -1) },
  }));
  return { ...list, pages };
}

function withoutArchived(
  list: ConnectionsPage,
  { about, wanted }: Wish & { kind: 'archive' },
): ConnectionsPage {
  const row = list.connections.find(({ _id }) => _id === about) ?? takenOff.get(about);
  const others = list.connections.filter(({ _id }) => _id !== about);
  if (!row) return list;
  takenOff.set(about, row);
  return { ...list, connections: wanted ? others : [row, ...others] };
}
