import { documentAnswers } from '../lib/api/document-answers.ts';
import { insightsQueries } from '../lib/api/insights-queries.ts';
import { queryClient } from '../lib/api/query-client.ts';

/** The figures of the month that the document brought count as asked for. */
export function keepAnsweredMonth(): void {
  const answers = documentAnswers();
  if (!answers?.dashboard) return;
  const { language, user, dashboard } = answers;
  const { queryKey } = insightsQueries.dashboard({ userId: user._id, language }, 'month');
  queryClient.setQueryData(queryKey, dashboard);
}
