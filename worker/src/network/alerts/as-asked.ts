import type { prepareSearch } from '../../directory/prepare-search.ts';
import type { Attempt } from '../../directory/search-attempts.ts';

type Prepared = ReturnType<typeof prepareSearch>;

/**
 * The ways of a search that are no wider than what was asked: where it was asked, with each word that was said, and not the
 * category in place of a trade. None where a search can find nobody.
 */
export function asAsked({ understood, tries }: Prepared): Attempt[] {
  const isTradeKnown = understood?.trades[0]?.path.includes('/') ?? false;
  const isAbove = ({ terms = [], words }: Attempt) =>
    isTradeKnown && !words && terms.length > 0 && terms.every(([kind]) => kind === 'category');
  const isClose = (attempt: Attempt) => attempt.steps.length === 0;
  return tries.attempts.filter((attempt) => isClose(attempt) && !isAbove(attempt)).map(withEachWord);
}

function withEachWord({ first = [], words = [], ...attempt }: Attempt): Attempt {
  const all = [...words, ...first];
  return all.length > 0 ? { ...attempt, words: all, exact: true } : attempt;
}
