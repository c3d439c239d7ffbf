import type { ConditionText } from '../directory/understanding/condition-text.ts';
import { whole, wholeUnless } from '../directory/understanding/condition-words.ts';
import { standsAlone } from './stands-alone.ts';

const people = [
  'personnes?|pers|prs|invite?e?s?|convives?|participante?s?|adultes?|enfants?|eleves?|etudiants?|passagers?|voyageurs?|membres?',
  'people|persons?|guests?|adults?|children|kids?|students?|pupils?|passengers?|travell?ers?|attendees?|members?|pax',
  'pipol?|pikins?',
].join('|');

/** People are seldom counted by other words. */
const numberWords: Readonly<Record<number, string>> = {
  ...{ 2: 'deux two', 3: 'trois three', 4: 'quatre four', 5: 'cinq five', 6: 'six', 7: 'sept seven' },
  ...{ 8: 'huit eight', 9: 'neuf nine', 10: 'dix ten dizaine', 12: 'douze twelve douzaine dozen' },
  ...{ 15: 'quinze fifteen quinzaine', 20: 'vingt twenty vingtaine', 30: 'trente thirty trentaine' },
  ...{ 40: 'quarante forty quarantaine', 50: 'cinquante fifty cinquantaine' },
  ...{ 60: 'soixante sixty soixantaine', 100: 'cent hundred centaine' },
};
const numbers = new Map(
  Object.entries(numberWords).flatMap(([number, names]) =>
    names.split(' ').map((name) => [name, Number(number)] as const),
  ),
);

const figures = '(?<figures>\\d{1,2}[ .,]\\d{3}|\\d{1,5})';
const spelled = `(?:(?:une?|a|one) )?(?<spelled>${[...numbers.keys()].join('|')})`;
/** Of '30 à 40' the larger is meant: there must be enough for all. */
const fewer = '(?:\\d{1,4}\\s?(?:-|a|to|ou|or|et|and)\\s?)?';
const lead =
  '(?:(?:pour|pr|for|with|avec|de|of|about|around|environ|a peu pres|plus de|more than|over|les|the) )*';

/** Before it, these make it a size: 'matelas 2 personnes'. */
const ofSize = 'lits?|matelas|beds?|mattress(?:es)?';
const named = wholeUnless(
  ofSize,
  `${lead}(?:${fewer}${figures}\\s?|${spelled} )(?:(?:de |d'|of ))?(?:${people})(?: dem)?`,
);
const together = whole(
  `(?:nous (?:sommes|serons)|on (?:est|sera)|we (?:are|be|go be|will be)|(?:(?:une|a|pour|for) )*(?:groupe|group|famille|family) (?:de|of)) ${fewer}${figures}`,
);
const served = wholeUnless(
  ofSize,
  `(?:pour|pr|for)(?: (?:environ|about|around))? (?:${fewer}${figures}|${spelled})`,
);

const most = { named: 20_000, served: 499 } as const;

/** For how many people something is, as words say it: '30 personnes', 'for 20 pipo', 'pour 12'; null where none does. */
export function readPeople(words: ConditionText): number | null {
  const said =
    words.take(named, (match) => isAtMost(most.named, match)) ??
    words.take(together, (match) => isAtMost(most.named, match) && isNoCount(match)) ??
    words.take(served, (match) => isAtMost(most.served, match) && isNoCount(match));
  return said ? countOf(said) : null;
}

const isAtMost = (limit: number, match: RegExpExecArray) => countOf(match) >= 1 && countOf(match) <= limit;

function countOf({ groups }: RegExpExecArray): number {
  const { figures: typed, spelled: word = '' } = groups ?? {};
  return typed === undefined ? (numbers.get(word) ?? 0) : Number(typed.replace(/[ .,]/g, ''));
}

/** 'pour 15' is of people, 'pour 15 sacs', 'pour 15 000' and 'for 24 December' are not. */
function isNoCount({ 0: said, index, input }: RegExpExecArray): boolean {
  const behind = input.slice(index + said.length);
  return !/^\s?[.,/-]?\d/.test(behind) && standsAlone(behind);
}
