import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type ApiInputs, type ApiOutputs, api } from './client.ts';
import type { Reader } from './directory-queries.ts';
import { forgetRemovals, savedMarks } from './saved-wishes.ts';

/** Whom a list of saved contacts is searched for. */
export type SavedWanted = Required<Pick<ApiInputs['network']['saved'], 'search' | 'category'>>;

export type SavedPage = ApiOutputs['network']['saved'];

export type SavedRow = SavedPage['saved'][number];

export const networkKeys = {
  saved: (userId: string) => ['network', userId, 'saved'] as const,
};

export const networkQueries = {
  /** The saved contacts, latest first, page after page; those of the text before are kept while others come. */
  saved: ({ userId, language }: Reader, wanted: SavedWanted) =>
    infiniteQueryOptions({
      queryKey: [...networkKeys.saved(userId), language, wanted],
      queryFn: async ({ pageParam, signal }) => {
        const before = savedMarks();
        const answer = await api.network.saved.query({ ...wanted, page: pageParam }, { signal });
        forgetRemovals(before, answer.saved.map(savedId));
        return answer;
      },
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, limit, totalCount } }) =>
        page * limit < totalCount ? page + 1 : undefined,
      placeholderData: keepPreviousData,
    }),
};

/** By what a saved contact is known: who cannot be seen has no id but that of the row. */
export function savedId({ _id, contact }: SavedRow): string {
  return contact?._id ?? _id;
}
