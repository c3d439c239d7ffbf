import { tradeIndex } from './trade-index.ts';
import { fillers, ordinaryWords, synonymsOf, weakWords } from './word-lists.ts';
import { baseForm, type QueryWord } from './words.ts';

/** The positions of words that are not asked for: `landmarks` are near what is, `refused` are what nobody wants. */
export type LeftOut = { landmarks: readonly number[]; refused: readonly number[] };

const setOf = (words: string) => new Set(words.split(' '));

type Words = readonly QueryWord[];

const wordAt = (words: Words, at: number) => words[at]?.word ?? '';

const isTelling = (words: Words, at: number) => at < words.length && !fillers.has(wordAt(words, at));

/** Words before something that stands near, by themselves or as part of two. */
const leadsToLandmark = setOf('behind beside besides derriere devant facing near opposite pres proche vers');
const pairs = setOf(
  'a+cote en+face face+a face+au face+aux close+to next+to in+front for+back for+front for+side ' +
    'pas+loin non+loin not+far no+far around+the',
);

/** 'près de chez moi' is no landmark. */
const whoAsks = setOf('chez here ici me moi nous us vous you');
const between = setOf('a au aux d de des du of to l la le les un une the from my mon ma');

/**
 * Names of things near which somebody looks: behind 'derrière', 'near' and the like up to a place that is known, or the end.
 * Where nothing was asked for before, that is one thing: 'derrière la poste une coiffeuse'.
 */
function landmarksIn(words: Words, taken: ReadonlySet<number>): number[] {
  const from = words.findIndex(
    ({ word }, at) =>
      !taken.has(at) && (leadsToLandmark.has(word) || pairs.has(`${wordAt(words, at - 1)}+${word}`)),
  );
  if (from < 0) return [];
  let at = from + 1;
  while (between.has(wordAt(words, at))) at += 1;
  if (whoAsks.has(wordAt(words, at))) return [];
  const isAsked = words.some((_, before) => before < from && !taken.has(before) && isTelling(words, before));
  const end = isAsked ? endOf(words, at, taken) : at + lengthOfName(words, at);
  const span = words.flatMap((_, position) => (position >= at && position < end ? [position] : []));
  return span.filter((position) => !taken.has(position));
}

function endOf(words: Words, from: number, taken: ReadonlySet<number>): number {
  const place = words.findIndex((_, at) => at >= from && taken.has(at));
  return place < 0 ? words.length : place;
}

/** As many words as the longest name of the catalogue has that begins there, else one. */
function lengthOfName(words: Words, from: number): number {
  const terms = tradeIndex().byWord.get(wordAt(words, from)) ?? [];
  const whole = terms.filter((term) =>
    term.words.every((word, step) => baseForm(word) === baseForm(wordAt(words, from + step))),
  );
  return Math.max(1, ...whole.map((term) => term.words.length));
}

const negations = setOf('ni no non nor not pas');
const exceptions = setOf('except sans sauf without');
const otherwise = setOf(
  'autre+qu autre+que instead+of lieu+d lieu+de lieu+du other+than plutot+qu plutot+que rather+than',
);

/** 'pas trop cher', 'not too expensive', 'no be hotel', 'sans passer par une agence': these say not yet of what. */
const passedOver = setOf('any assez aucun aucune be bien par plus si so through too tres trop very');
const measures = setOf(
  'bad cher chere cheres chers costly cout couteuse couteux dear expensive far loin mal',
);

/** Who wants something not: any other verb before 'pas' is what something does not do: 'ne démarre pas'. */
const wanting = setOf(
  'aime besoin cherche cherchons faut like need recherche souhaite veut veux voudrais wan want',
);
const helping = setOf('can could de dem dey di did do does dong dont fit get go has have is was will');
const working = setOf(
  'allume avance bouge capte charge chauffe commence connecte coule demarre entre essore ferme fonctionne gele glace glisse ' +
    'lave marche monte ouvre part passe prend reagit refroidit refroidi repond seche sent sonne sort souffle tient tourne va vient voit',
);

/** Whether a word says that what stands behind is not wanted, and not that something does not work. */
function refuses(words: Words, at: number): boolean {
  const [before, word, next] = [at - 1, at, at + 1].map((position) => wordAt(words, position)) as [
    string,
    string,
    string,
  ];
  if (exceptions.has(word) || otherwise.has(`${before}+${word}`)) return true;
  // 'I don't need a hotel'
  if (word === 'dont' || word === 't') return wanting.has(next);
  if (!negations.has(word)) return false;
  if (wanting.has(before) || wanting.has(next)) return true;
  if (helping.has(before) || helping.has(next) || next.endsWith('ing')) return false;
  const isVerbBefore = ['ne', 'n'].some((ne) => [2, 3].some((step) => wordAt(words, at - step) === ne));
  return !isVerbBefore && !working.has(before);
}

/** What is said not to be wanted: 'restaurant sans alcool', 'plombier pas électricien'. */
function refusedIn(words: Words, taken: ReadonlySet<number>): number[] {
  return words.flatMap((_, at) => {
    if (taken.has(at) || !refuses(words, at)) return [];
    const from = behind(words, at);
    const between = words.flatMap((__, position) => (position >= at && position < from ? [position] : []));
    if (measures.has(wordAt(words, from))) return [...between, from];
    if (from === words.length || between.some((position) => taken.has(position))) return [];
    if (taken.has(from) || isInName(words, at, from)) return [];
    return [...between, ...Array.from({ length: lengthOfName(words, from) }, (__, step) => from + step)];
  });
}

/** Where the first word stands that is meant by one before it: a thing or a deed. */
function behind(words: Words, at: number): number {
  const next = words.findIndex(({ word }, position) => {
    if (position <= at) return false;
    if (measures.has(word) || (weakWords.has(word) && synonymsOf(word).length > 0)) return true;
    const isDeed = ordinaryWords.has(word) && /(?:er|ir|ing)$/.test(word);
    return !(fillers.has(word) || passedOver.has(word) || isDeed);
  });
  return next < 0 ? words.length : next;
}

/** Whether something is called so: 'sans fil'. */
function isInName(words: Words, at: number, next: number): boolean {
  const said = [at, next].map((position) => baseForm(wordAt(words, position)));
  const terms = tradeIndex().byWord.get(wordAt(words, at)) ?? [];
  return terms.some((term) => said.every((form) => term.words.some((word) => baseForm(word) === form)));
}

/** What a text does not ask for though it names it; nothing where no word would be left. `taken` are words of the place. */
export function findLeftOut(words: Words, taken: ReadonlySet<number>): LeftOut {
  const isLeft = (without: readonly number[]) =>
    words.some((_, at) => !taken.has(at) && !without.includes(at) && isTelling(words, at));
  const near = landmarksIn(words, taken);
  const landmarks = isLeft(near) ? near : [];
  const unwanted = refusedIn(words, new Set([...taken, ...landmarks]));
  const refused = isLeft([...landmarks, ...unwanted]) ? unwanted : [];
  return { landmarks, refused };
}
