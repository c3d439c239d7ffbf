import type { Connection } from '@mboalink/shared/network/calls.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { changeAnswers } from './change-answers.ts';
import { type ApiInputs, type ApiOutputs, api } from './client.ts';
import { type Asked, comesBack, isLeftAlone, type Reader } from './directory-queries.ts';
import { archiveWishes, savedWishes, trustWishes } from './network-wishes.ts';

/** Whom a list of saved contacts is searched for. */
export type SavedWanted = Required<Pick<ApiInputs['network']['saved'], 'search' | 'category'>>;

export type SavedPage = ApiOutputs['network']['saved'];

export type SavedRow = SavedPage['saved'][number];

/** Which page of which connections. */
type ConnectionsWanted = Required<
  Pick<ApiInputs['network']['connections'], 'q' | 'trustLevel' | 'connectionType' | 'archived' | 'page'>
>;

export type ConnectionsPage = ApiOutputs['network']['connections'];

/** Free lists learn of what another device changed when the application comes to the front. Nothing that counts does so. */
export const looksAgain = {
  ...comesBack,
  refetchOnWindowFocus: (query: Asked) => !isLeftAlone(query),
  staleTime: 30_000,
} as const;

export const networkKeys = {
  saved: (userId: string) => ['network', userId, 'saved'] as const,
  connections: (userId: string) => ['network', userId, 'connections'] as const,
  stats: (userId: string) => ['network', userId, 'stats'] as const,
  opened: (userId: string) => ['network', userId, 'opened'] as const,
  reveals: (userId: string) => ['network', userId, 'reveals'] as const,
  blocks: (userId: string) => ['network', userId, 'blocks'] as const,
};

export const networkQueries = {
  /** The saved contacts, latest first, page after page; those of the text before are kept while others come. */
  saved: ({ userId, language }: Reader, wanted: SavedWanted) =>
    infiniteQueryOptions({
      queryKey: [...networkKeys.saved(userId), language, wanted],
      queryFn: async ({ pageParam, signal }) => {
        const before = savedWishes.marks();
        const answer = await api.network.saved.query({ ...wanted, page: pageParam }, { signal });
        savedWishes.learn(
          before,
          answer.saved.map((row) => [savedId(row), true]),
        );
        return answer;
      },
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, limit, totalCount } }) =>
        page * limit < totalCount ? page + 1 : undefined,
      placeholderData: keepPreviousData,
      ...looksAgain,
    }),

  /** One page of the connections, the latest contact first; the one before of the same list is kept while another comes. */
  connections: ({ userId, language }: Reader, wanted: ConnectionsWanted) =>
    queryOptions({
      queryKey: [...networkKeys.connections(userId), language, wanted] as const,
      queryFn: async ({ signal }) => {
        const trusted = trustWishes.marks();
        const archived = archiveWishes.marks();
        const answer = await api.network.connections.query(wanted, { signal });
        trustWishes.learn(
          trusted,
          answer.connections.map(({ _id, trustLevel }) => [_id, trustLevel === 'trusted']),
        );
        archiveWishes.learn(
          archived,
          answer.connections.map(({ _id }) => [_id, wanted.archived]),
        );
        return answer;
      },
      // Those of the other list would be offered what is not done with them.
      placeholderData: (page, before) =>
        before?.queryKey[4].archived === wanted.archived ? page : undefined,
      ...looksAgain,
    }),

  /** Those with whom the viewer was in touch last, as many as stand beside other things. */
  latestConnections: ({ userId, language }: Reader) =>
    queryOptions({
      queryKey: [...networkKeys.connections(userId), 'latest', language],
      queryFn: ({ signal }) => api.network.connections.query({ limit: 3 }, { signal }),
    }),

  /** One page of who opened the number, the latest day first. */
  reveals: ({ userId, language }: Reader, page: number) =>
    queryOptions({
      queryKey: [...networkKeys.reveals(userId), language, page],
      queryFn: ({ signal }) => api.network.reveals.query({ page }, { signal }),
      placeholderData: keepPreviousData,
    }),

  /** Whom they blocked, the latest first. */
  blocks: ({ userId, language }: Reader) =>
    queryOptions({
      queryKey: [...networkKeys.blocks(userId), language],
      queryFn: ({ signal }) => api.network.blocks.query(undefined, { signal }),
    }),

  /** What the connections come to. */
  stats: (userId: string) =>
    queryOptions({
      queryKey: networkKeys.stats(userId),
      queryFn: ({ signal }) => api.network.connectionStats.query(undefined, { signal }),
      ...looksAgain,
    }),
};

/** By what a saved contact is known: who cannot be seen has no id but that of the row. */
export function savedId({ _id, contact }: SavedRow): string {
  return contact?._id ?? _id;
}

/** Replaces a connection where it is listed, in its place; the lists are asked for anew when they are next looked at. */
export function keepConnection(client: QueryClient, userId: string, connection: Connection) {
  changeConnections(client, userId, (other) => (other._id === connection._id ? connection : other));
  forgetConnections(client, userId, 'none');
}

/** Connections were made elsewhere: the lists of them are asked for anew, those that are not in sight when they are. */
export function forgetConnections(
  client: QueryClient,
  userId: string,
  refetchType: 'active' | 'none' = 'active',
) {
  for (const queryKey of [networkKeys.connections(userId), networkKeys.stats(userId)])
    void client.invalidateQueries({ queryKey, refetchType });
}

/** Changes the connections that are kept in memory for this person. */
export function changeConnections(
  client: QueryClient,
  userId: string,
  change: (connection: Connection) => Connection,
) {
  changeAnswers<ConnectionsPage>(client, { queryKey: networkKeys.connections(userId) }, (data) => ({
    ...data,
    connections: data.connections.map(change),
  }));
}
