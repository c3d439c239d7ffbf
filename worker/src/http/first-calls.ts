import { readAskedSlug, readCriteria, toSearchInput } from '@mboalink/shared/directory/criteria.ts';
import type { DocumentAnswers } from '@mboalink/shared/document-answers.ts';
import type { createCaller } from '../router.ts';

type Caller = ReturnType<typeof createCaller>;

/** What the client of a page asks first beside who is here, and which call that is; undefined where it asks for neither. */
export type FirstCalls = {
  nameOf: (query: string) => string | undefined;
  ask: (caller: Caller, query: string) => Promise<Partial<DocumentAnswers>>;
};

/** By page: which documents answer what their client would ask. */
export const firstCalls: Readonly<Record<string, FirstCalls>> = {
  'find-contact': {
    nameOf: (query) => (readAskedSlug(query) ? undefined : 'directory.search'),
    ask: async (caller, query) => {
      if (readAskedSlug(query)) return {};
      const input = toSearchInput(readCriteria(query));
      return { search: { input, answer: await caller.directory.search(input) } };
    },
  },
  dashboard: {
    nameOf: () => 'accounts.dashboard',
    ask: async (caller) => ({ dashboard: await caller.accounts.dashboard({ timeRange: 'month' }) }),
  },
};
