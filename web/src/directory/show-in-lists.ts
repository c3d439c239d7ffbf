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
import { whole } from '../lib/wallet/kept-queries.ts';
import type { Wish } from './wish.ts';

type SavedPages = { pages: SavedPage[] };

/** Of this page, for who changes their mind before the network is back. */
const takenOff = new Map<string, ConnectionsPage['connections'][number]>();
onPurge(() => takenOff.clear());

/** Lets the lists of this page, and those that the phone keeps, show what waits to be told. They stay as old as they are. */
export function showInLists(userId: string, wish: Wish) {
  if (wish.kind === 'save')
    changeAnswers<SavedPages>(
      queryClient,
      { queryKey: networkKeys.saved(userId), predicate: isWholeOrAll },
      (list) => withSaved(list, wish),
    );
  if (wish.kind === 'archive')
    changeAnswers<ConnectionsPage>(
      queryClient,
      { queryKey: networkKeys.connections(userId), predicate: isWhole },
      (list) => withoutArchived(list, wish),
    );
}

const isWhole = ({ queryKey }: Query) => queryKey[4] === whole;

/** Not those that are narrowed to some. */
const isWholeOrAll = (query: Query) =>
  isWhole(query) || Object.values(Object(query.queryKey[4])).join('') === '';

function withSaved(list: SavedPages, { about, name, wanted, contact }: Wish & { kind: 'save' }): SavedPages {
  // Who is taken off is left out by their mark, and can be put back.
  if (!wanted || !contact) return list;
  const savedAt = new Date().toISOString();
  const added: SavedRow = { _id: about, savedAt, state: 'listed', businessName: name, contact };
  const isAbout = (row: SavedRow) => savedId(row) === about;
  const more = list.pages.some(({ saved }) => saved.some(isAbout)) ? 0 : 1;
  const pages = list.pages.map(({ saved, pagination }, index) => {
    const others = saved.filter((row) => !isAbout(row));
    return {
      saved: index === 0 ? [added, ...others] : others,
      pagination: { ...pagination, totalCount: pagination.totalCount + more },
    };
  });
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
