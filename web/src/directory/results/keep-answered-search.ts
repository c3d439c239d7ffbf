import { directoryQueries, keepQuota } from '../../lib/api/directory-queries.ts';
import { documentAnswers } from '../../lib/api/document-answers.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** The search that the document answered counts as asked: its first page is not asked for again. */
export function keepAnsweredSearch(): void {
  const answers = documentAnswers();
  if (!answers?.search) return;
  const { language, user, search } = answers;
  const { queryKey } = directoryQueries.search({ userId: user._id, language }, search.input);
  queryClient.setQueryData(queryKey, { pages: [search.answer], pageParams: [undefined] });
  keepQuota(queryClient, user._id, search.answer.quotaInfo);
}
