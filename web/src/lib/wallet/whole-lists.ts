import { dayMilliseconds } from '@mboalink/shared/day.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { type ApiOutputs, api } from '../api/client.ts';
import type { Reader } from '../api/directory-queries.ts';
import { type ConnectionsPage, networkKeys, type SavedPage, savedId } from '../api/network-queries.ts';
import { savesData } from '../saves-data.ts';
import { whole } from './kept-queries.ts';

export type OpenedPage = ApiOutputs['network']['opened'];

/** So many of a list are kept, the latest. */
export const mostRows = 500;

/** With the first page nothing of a list seems new: the rest is read again all the same after so long. */
const wholeForDays = { usual: 1, savingData: 7 } as const;

type Slice<Row> = { rows: Row[]; totalCount: number };

/** When all of it was read, in milliseconds, and how many the server said there were. */
type Read = { readAt: number; totalCount: number };

type List<Row, Data> = {
  key: (reader: Reader) => QueryKey;
  idOf: (row: Row) => string;
  ask: (page: number, limit: number, signal: AbortSignal) => Promise<Slice<Row>>;
  rowsOf: (data: Data) => Row[];
  dataOf: (rows: Row[], read: Read) => Data & Read;
};

const paged = (count: number) => ({ page: 1, limit: mostRows, totalCount: count });

type OpenedRow = OpenedPage['opened'][number];
type SavedRow = SavedPage['saved'][number];
type ConnectionRow = ConnectionsPage['connections'][number];

const openedList: List<OpenedRow, OpenedPage> = {
  key: ({ userId, language }) => [...networkKeys.opened(userId), language, whole],
  idOf: ({ day, contact, businessName }) => contact?._id ?? `${day} ${businessName}`,
  ask: async (page, limit, signal) => {
    const { opened: rows, pagination } = await api.network.opened.query({ page, limit }, { signal });
    return { rows, totalCount: pagination.totalCount };
  },
  rowsOf: ({ opened }) => opened,
  dataOf: (opened, read) => ({ opened, pagination: paged(opened.length), ...read }),
};

/** In the shape of the lists on the screen, so that whatever changes these changes it, too. */
const savedList: List<SavedRow, InfiniteData<SavedPage>> = {
  key: ({ userId, language }) => [...networkKeys.saved(userId), language, whole],
  // The row of who was saved here has no id of its own before it is read.
  idOf: savedId,
  ask: async (page, limit, signal) => {
    const { saved: rows, pagination } = await api.network.saved.query({ page, limit }, { signal });
    return { rows, totalCount: pagination.totalCount };
  },
  rowsOf: ({ pages }) => pages.flatMap(({ saved }) => saved),
  dataOf: (saved, read) => ({
    pages: [{ saved, pagination: paged(saved.length) }],
    pageParams: [1],
    ...read,
  }),
};

const connectionList: List<ConnectionRow, ConnectionsPage> = {
  key: ({ userId, language }) => [...networkKeys.connections(userId), language, whole],
  idOf: ({ _id }) => _id,
  ask: async (page, limit, signal) => {
    const { connections: rows, pagination } = await api.network.connections.query(
      { page, limit },
      { signal },
    );
    return { rows, totalCount: pagination.totalCount };
  },
  rowsOf: ({ connections }) => connections,
  dataOf: (connections, read) => ({ connections, pagination: paged(connections.length), ...read }),
};

/** Reads again what is new in each list; nobody is shown anew by that. What does not arrive is read the next time. */
export async function readWholeLists(client: QueryClient, reader: Reader): Promise<void> {
  await readWhole(client, reader, openedList);
  await readWhole(client, reader, savedList);
  await readWhole(client, reader, connectionList);
}

async function readWhole<Row, Data>(client: QueryClient, reader: Reader, list: List<Row, Data>) {
  const queryKey = list.key(reader);
  const known = client.getQueryData<Data & Read>(queryKey);
  const query = () => client.getQueryCache().find({ queryKey });
  let isOvertaken: boolean | undefined;
  await client.fetchQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const asked = query();
      // So that it shows whether something changes from here on: the answer may not know of it.
      asked?.setState({ ...asked.state, isInvalidated: false });
      const data = await readRows(list, known, signal);
      isOvertaken = query()?.state.isInvalidated;
      return data;
    },
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    staleTime: 10 * 60_000,
  });
  if (isOvertaken) query()?.invalidate();
}

/** The first page says what came to the top; where it does not fit to what is known, all is read. Whoever leaves is asked for no more. */
async function readRows<Row, Data>(
  list: List<Row, Data>,
  known: (Data & Read) | undefined,
  signal: AbortSignal,
) {
  const first = await list.ask(1, 20, signal);
  const { totalCount } = first;
  const most = Math.min(totalCount, mostRows);
  if (known && isRecent(known.readAt)) {
    const joined = unique([...first.rows, ...list.rowsOf(known)], list.idOf);
    // Who was saved on this page stands in what is known already, and was not counted when that was read.
    const added = joined.length - Math.min(known.totalCount, mostRows);
    // Whoever is taken off a list that is longer than what is kept would leave no gap in it.
    const isWhole = joined.length >= most && totalCount === known.totalCount + added;
    if (isWhole) return list.dataOf(joined.slice(0, most), { readAt: known.readAt, totalCount });
  }
  let rows = first.rows;
  const limit = searchLimits.pageSize;
  for (let page = 1; rows.length < most && (page - 1) * limit < most; page += 1)
    rows = unique([...rows, ...(await list.ask(page, limit, signal)).rows], list.idOf);
  return list.dataOf(rows.slice(0, mostRows), { readAt: Date.now(), totalCount });
}

function isRecent(readAt: number): boolean {
  const days = savesData() ? wholeForDays.savingData : wholeForDays.usual;
  return Date.now() - readAt < days * dayMilliseconds;
}

function unique<Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) if (!found.has(idOf(row))) found.set(idOf(row), row);
  return [...found.values()];
}
