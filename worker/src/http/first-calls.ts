import { readAskedSlug, readCriteria, toSearchInput } from '@mboalink/shared/directory/criteria.ts';
import { type DocumentAnswers, documentPageSize } from '@mboalink/shared/document-answers.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { Painted, paintedPages } from '@mboalink/shared/painted.ts';
import type { createCaller } from '../router.ts';
import { paintDashboard } from './painted/paint-dashboard.ts';
import { paintSearch } from './painted/paint-search.ts';

type Caller = ReturnType<typeof createCaller>;

/** The call that a page's client makes first, which the Worker answers within the document to save a round trip. */
export type FirstCalls = {
  nameOf: (query: string) => string | undefined;
  ask: (caller: Caller, query: string) => Promise<Partial<DocumentAnswers>>;
  /** What the page begins with, as its client would draw it; undefined where that cannot be told from the answers alone. */
  paint: (parts: Painted, answers: DocumentAnswers, reader: Reader) => string | undefined;
};

type Reader = { query: string; language: Language; now: number; savesData: boolean };

const calls: Record<keyof typeof paintedPages, FirstCalls> = {
  'find-contact': {
    nameOf: (query) => (readAskedSlug(query) ? undefined : 'directory.search'),
    ask: async (caller, query) => {
      if (readAskedSlug(query)) return {};
      const input = toSearchInput(readCriteria(query));
      const answer = await caller.directory.search({ ...input, limit: documentPageSize });
      return { search: { input, answer } };
    },
    paint: (parts, { search }, reader) => search && paintSearch(parts.search, search.answer, reader),
  },
  dashboard: {
    nameOf: () => 'accounts.dashboard',
    ask: async (caller) => ({ dashboard: await caller.accounts.dashboard({ timeRange: 'month' }) }),
    paint: (parts, { user, dashboard }, reader) =>
      dashboard && paintDashboard(parts.dashboard, user, dashboard, reader),
  },
};

/** By page: those whose documents bring the answers to their client's first calls. */
export const firstCalls: Readonly<Record<string, FirstCalls>> = calls;
