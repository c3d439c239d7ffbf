import type { Contact } from '@mboalink/shared/directory/contact.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type Outputs, trpc } from '../../lib/trpc.ts';

export type SavedRow = Outputs['network']['saved']['saved'][number];
export type OpenedRow = Outputs['network']['opened']['opened'][number];
export type Connection = Outputs['network']['connections']['connections'][number];

export type Row = SavedRow | OpenedRow | Connection;

/** Who a row is about; null where they are unavailable. */
export const contactOf = (row: Row): Contact | null =>
  'connectedUserId' in row ? row.connectedUserId : row.contact;

const lists = { saved: 'saved', opened: 'opened', connections: 'connections' } as const;

type List = keyof typeof lists;

type Page = { pagination: { totalCount: number } } & Partial<Record<List, Row[]>>;

type Known = (Page & { pages?: undefined }) | InfiniteData<Page>;

/** Changes rows in each list of one's own that the cache has; one for which nothing is answered leaves its list. */
export function changeRows(client: QueryClient, change: (row: Row) => Row | undefined) {
  const filter = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => listOf(queryKey) !== undefined,
  };
  for (const [key, known] of client.getQueriesData<Known>(filter)) {
    const list = listOf(key);
    if (!known || !list) continue;
    const changed = (page: Page) => changedPage(page, list, change);
    const whole = known.pages ? { ...known, pages: known.pages.map(changed) } : changed(known);
    client.setQueryData(key, whole);
  }
}

function listOf([path]: readonly unknown[]): List | undefined {
  if (!Array.isArray(path) || path[0] !== 'network') return undefined;
  return path[1] in lists ? (path[1] as List) : undefined;
}

function changedPage(page: Page, list: List, change: (row: Row) => Row | undefined): Page {
  const rows = page[list] ?? [];
  const kept = rows.flatMap((row) => change(row) ?? []);
  const totalCount = page.pagination.totalCount - (rows.length - kept.length);
  return { ...page, [list]: kept, pagination: { ...page.pagination, totalCount } };
}

/** The lists as they are, to be put back where a change is refused. */
export function rememberRows(client: QueryClient): () => void {
  const known = client.getQueriesData({ predicate: ({ queryKey }) => listOf(queryKey) !== undefined });
  return () => {
    for (const [key, data] of known) client.setQueryData(key, data);
  };
}

/** Whoever was just opened stands first among those contacted. */
export function addOpened(client: QueryClient, contact: Contact, day: string) {
  const key = getQueryKey(trpc.network.opened, {}, 'infinite');
  client.setQueryData<InfiniteData<Outputs['network']['opened']>>(key, (known) => {
    const [first, ...rest] = known?.pages ?? [];
    if (!known || !first || first.opened.some((row) => row.contact?._id === contact._id)) return known;
    const row: OpenedRow = {
      ...{ day, reported: false, note: null, state: 'listed', businessName: contact.businessName, contact },
    };
    return { ...known, pages: [{ ...first, opened: [row, ...first.opened] }, ...rest] };
  });
}
