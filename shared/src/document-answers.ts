import type * as z from 'zod/mini';
import type { CurrentUser } from './accounts/user.ts';
import type { SearchOutput, searchInput } from './directory/calls.ts';
import type { DashboardOutput } from './insights/calls.ts';
import type { Language } from './language.ts';

/** The element at the end of a member's document that holds `DocumentAnswers` as JSON. */
export const answersId = 'answers';

/** So many contacts of a search: with more it would not arrive in the first round trips. The next page is as any other. */
export const documentPageSize = 12;

/**
 * What the document of a page brings of what its client would ask first, as these calls answer it: who is here, and the first page
 * of the search of its address or the figures of the month. A call that was refused, or took too long, is left out.
 */
export type DocumentAnswers = {
  /** In which the answers are worded. */
  language: Language;
  user: CurrentUser;
  search?: { input: z.input<typeof searchInput>; answer: SearchOutput };
  dashboard?: DashboardOutput;
};
