import { type QueryClient, type QueryFilters, replaceEqualDeep } from '@tanstack/react-query';

/**
 * Changes what is in memory of answers. Each stays as old as it is, and is asked for anew where it was to be; those that are the same
 * after it are left alone.
 */
export function changeAnswers<Answer>(
  client: QueryClient,
  which: QueryFilters,
  change: (answer: Answer) => Answer,
) {
  for (const query of client.getQueryCache().findAll(which)) {
    const { data } = query.state;
    const changed = data === undefined ? data : replaceEqualDeep(data, change(data as Answer));
    if (changed !== data) query.setState({ ...query.state, data: changed });
  }
}
