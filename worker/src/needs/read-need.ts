import { ConditionText } from '../directory/understanding/condition-text.ts';
import { whole } from '../directory/understanding/condition-words.ts';
import type { Asker, FoundPlace } from '../directory/understanding/find-place.ts';
import { findProblem } from '../directory/understanding/problems.ts';
import { type Understanding, understand } from '../directory/understanding/understand.ts';
import { queryWords } from '../directory/understanding/words.ts';
import { readBudget } from './read-budget.ts';
import { readDate } from './read-date.ts';
import { readDay } from './read-day.ts';
import { readPeople } from './read-people.ts';

/** A line of what somebody needs, as it was understood; null where the line does not say. */
export type ReadNeed = {
  /** A path of the catalogue, 'category/subcategory'. */
  trade: string | null;
  /** Up to three that may be meant, best first. */
  trades: string[];
  place: { region: string; city: string | null; quartier: string | null } | null;
  /** As 'YYYY-MM-DD' in Douala, from today on. */
  day: string | null;
  budgetXaf: number | null;
  people: number | null;
};

const greetings = whole(
  '(?:bonjour|bonsoir|bjr|bsr|salut|slt|coucou|hello|hi|hey|good (?:morning|afternoon|evening|day)|mbolo|how far)(?: (?:a (?:tous|toutes|vous)|tout le monde|everyone|all|la famille|my people|madame|monsieur|sir))*|' +
    "(?:merci|thanks?|thank you)(?: (?:d'avance|beaucoup|a vous|in advance|very much))?|s'?il (?:vous|te) plait|svp|stp|please|abeg",
);

const mostTrades = 3;

/** Below it the words fit a trade no better than by chance. */
const leastScore = 0.45;

/** From so many on food is made by others than for a few: phrases of the catalogue say so with this word. */
const many = { least: 10, word: 'personnes' } as const;

/**
 * Reads a line such as 'gâteau d’anniversaire 30 personnes, samedi, Makepe, 25 000': what is needed, where, on what day,
 * for how much and for how many. Pure; `now` is from when 'samedi' is the next one, `asker` where somebody asks. How many,
 * how much and when are taken out first, so that what is left says only what and where.
 */
export function readNeed(text: string, now: Date, asker?: Asker): ReadNeed {
  const words = new ConditionText(text);
  while (words.take(greetings)) {
    // Each of them.
  }
  // Before amounts, whose figures may follow: 'le 26 35 000'. A date says more than the name of a day beside it.
  const date = readDate(words, now);
  const people = readPeople(words);
  const budgetXaf = readBudget(words);
  const day = readDay(words, now);
  const understood = understand(words.rest, { isTyping: false, asker });
  const forMany = people !== null && people >= many.least ? tradeForMany(words.rest) : undefined;
  return {
    ...tradesOf(understood, forMany),
    place: placeOf(understood.place),
    day: date ?? day,
    budgetXaf,
    people,
  };
}

/** The trade that does for many what a text asks for: a meal for thirty is a caterer's. */
function tradeForMany(text: string): string | undefined {
  const words = queryWords(`${text} ${many.word}`);
  const problem = findProblem(words);
  return problem?.words.includes(words.length - 1) ? problem.path : undefined;
}

/** Trades alone: a category says too little of who sells. */
function tradesOf(
  { trades, both }: Understanding,
  forMany: string | undefined,
): Pick<ReadNeed, 'trade' | 'trades'> {
  // What the whole line names is meant before what a half of it does: 'assiettes, verres et couverts à louer'.
  const likely = [...trades.slice(0, 1), ...(both ?? []), ...trades].filter(
    ({ score }) => score >= leastScore,
  );
  const paths = [...(forMany ? [forMany] : []), ...likely.map(({ path }) => path)];
  const [best = ''] = paths;
  const ranked = [...new Set(paths.filter(isTrade))];
  const isMeant = isTrade(best) || ranked[0]?.startsWith(`${best}/`);
  return { trade: (isMeant && ranked[0]) || null, trades: ranked.slice(0, mostTrades) };
}

const isTrade = (path: string) => path.includes('/');

function placeOf(found: FoundPlace | null): ReadNeed['place'] {
  if (!found) return null;
  const { kind, name, town, region } = found.place;
  return { region, city: town, quartier: kind === 'quartier' ? name.fr : null };
}
