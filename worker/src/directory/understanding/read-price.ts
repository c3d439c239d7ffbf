import type { ConditionText } from './condition-text.ts';
import { whole, wholeUnless } from './condition-words.ts';

const figures = '(?<figures>\\d{1,3}(?:[ .,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)';
const times = '\\s?(?<times>k|mille?s?|mil|thousand|millions?)';
const currency = '\\s?(?<currency>f\\.?\\s?cfa|fcfas?|xaf|cfa|francs?(?: cfa)?|frs?|f)';
/** What is counted otherwise than in francs, and figures that go on as those of a telephone do. */
const noPrice =
  "(?!\\s?[.,/-]?\\d)(?!\\s?(?:km|m2|m|metres?|kilometres?|kilos?|kg|g|l(?!')|litres?|cc|cv|w|watts?|kva|v|volts?|h|heures?|hours?|min|minutes?|jours?|days?|mois|months?|ans|years?|personnes?|people|persons?|invites?|guests?|places?|seats?|chaises?|chairs?|pages?|pieces?|eleves?|%)(?![\\p{L}\\p{N}]))";

/** Words that say that it is the most, or about what somebody pays. */
const surely = [
  "(?:(?:a|pour|pas|de) )?(?:moins|plus) (?:de|que)|moins cher que|(?:en |au )?dessous de|inferieur a|jusqu'?a|(?:au )?(?:max|maxi|maximum)(?: de)?",
  'entre [\\d .,k]+? et|between [\\d .,k]+? and|de [\\d .,k]+? a',
  "(?:(?:avec un|mon|my|ma) )?budget(?: (?:de|of|est de|c'?est|is|na|max|maximum|around|maxi|:))*",
  "under|below|less than|(?:no|not) (?:more|pass) than|up to|at most|within|maximum|(?:wey |e |make e )?no (?:go )?(?:pass|reach)|less pass|(?:i|a) get(?: only)?|j'?ai(?: seulement)?",
  "(?:ma|mon|my) (?:money|moni|argent|nkap)(?: (?:na|is|be|est(?: de)?|c'?est))?",
].join('|');
const likely = 'a|pour|avec|vers|autour de|environ|for|at|with|around|about|by';

/** An amount of money as it is written: '25 000', '25k', '1,5 million', '10.000 F'. */
export const amount = `${figures}(?:${times})?(?:${currency})?${noPrice}`;
const led = whole(`(?<lead>${surely}) (?:les? )?${amount}(?: (?:max|maxi|maximum|only|seulement))?`);
const loose = wholeUnless('superieure?s?', `(?:${likely}) (?:les? )?${amount}`);
/** 'pour 1000 œufs' is no price, 'pour 1000' and 'pour 1000 à Kribi' are. */
const goesOn = /^\s*(?!(?:a|au|aux|in|at|for|on|near|max|maxi|maximum|only)(?![\p{L}\p{N}]))[\p{L}]/u;
const ended = whole(`${amount} (?:au )?(?:max|maxi|maximum|(?:ou|et|or|and) (?:moins|less|below|under))`);
const bare = wholeUnless(
  'plus de|plus que|a partir de|partir de|des|from|over|above|more than|minimum|min|superieure?s? a|of|billets? de',
  amount,
);

const least = { led: 100, loose: 500 } as const;
const most = 100_000_000;

/** The most that something may cost in francs, as words say it; 'plus de 5 000' and a telephone number are none. */
export function readPrice(words: ConditionText): number | undefined {
  return (
    readSurePrice(words) ??
    takePrice(words, loose, (price, match) => price >= least.loose && !isYear(match) && !isCount(match)) ??
    takePrice(words, bare, (price, { groups }) => price >= least.loose && isMoney(groups))
  );
}

/** The same where words beside it say that it is one: 'moins de 5 000', 'budget 20k'. */
export function readSurePrice(words: ConditionText): number | undefined {
  const isMost = (match: RegExpExecArray) => !isLeast(match.groups?.lead) && !isCount(match);
  return (
    takePrice(words, led, (price, match) => price >= least.led && isMost(match)) ??
    takePrice(words, ended, (price) => price >= least.led)
  );
}

/** Takes out the first such price that is meant as one. */
export function takePrice(
  words: ConditionText,
  pattern: RegExp,
  isMeant: (price: number, match: RegExpExecArray) => boolean,
): number | undefined {
  const match = words.take(pattern, (found) => {
    const price = priceOf(found);
    return price <= most && isMeant(price, found);
  });
  return match && priceOf(match);
}

const isLeast = (lead = '') => /^(?:(?:a|pour|de) )?plus (?:de|que)/.test(lead);

/** Nobody writes '2k' for money that names a price: businesses are called so. */
const isMoney = (groups: RegExpExecArray['groups']) =>
  groups?.currency !== undefined || (groups?.times === 'k' && Number(groups.figures) >= 5);

/** So many of what is named behind it: 'pour 1000 œufs', 'j’ai 200 poulets'. */
function isCount({ 0: said, index, input, groups }: RegExpExecArray): boolean {
  const mayCount = /^(?:pour|for|j'ai|[ia] get)\b/.test(said);
  return mayCount && !groups?.currency && !groups?.times && goesOn.test(input.slice(index + said.length));
}

/** 'cours pour 2027'. */
export function isYear(match: RegExpExecArray): boolean {
  const { figures: typed = '', times: by, currency: unit } = match.groups ?? {};
  const price = priceOf(match);
  return price >= 1900 && price < 2100 && !by && !unit && !/[ .,]/.test(typed);
}

function priceOf({ groups }: RegExpExecArray): number {
  const { figures: typed = '', times: by = '' } = groups ?? {};
  const isGrouped = /^\d{1,3}([ .,]\d{3})+$/.test(typed);
  const number = Number(isGrouped ? typed.replace(/[ .,]/g, '') : typed.replace(',', '.'));
  return Math.round(number * (by === '' ? 1 : by.startsWith('million') ? 1_000_000 : 1000));
}
