import type { ConditionText } from '../directory/understanding/condition-text.ts';
import { whole, wholeUnless } from '../directory/understanding/condition-words.ts';
import { amount, isYear, readSurePrice, takePrice } from '../directory/understanding/read-price.ts';
import { standsAlone } from './stands-alone.ts';

/** For how long or how much of it is paid so: 'par mois', 'la nuit', 'each'. */
const rate =
  "(?:(?:par|per|le|la|a|an|each|every|for|chaque|the)\\s|/\\s?|l')(?:mois|months?|nuit|nuitee|night|jour|day|journee|semaine|week|heure|hour|an|annee|year|piece|personne|person|metre|tete|head|unite)|" +
  'monthly|mensuels?|daily|weekly|chacune?s?|each';
const paid = `(?:\\s?(?:${rate}))?(?:\\s(?:max|maxi|maximum|only|seulement|net))?`;

/** Not the end of a longer figure, as of a telephone or a date. */
const notInFigure = '(?<!(?<!\\d)\\d{1,3}[ .,/-])';
const lead =
  '(?:(?:budget|prix|price|max|maxi|maximum|pay|payer|a|pour|avec|vers|autour de|environ|for|at|with|around|about|by|:) )*';

/** What somebody pays at least, and numbers that are no money. */
const otherwise =
  'plus de|plus que|a partir de|partir de|des|from|over|above|more than|minimum|min|superieure?s? a|billets? de|numero|code|tel';
const between = wholeUnless(
  otherwise,
  `${lead}\\d[\\d .,]*(?:k|mil|mille)?\\s?(?:-|a|to|et|ou|or|and)\\s?${amount}${paid}`,
);
const bare = wholeUnless(otherwise, `${notInFigure}${lead}${notInFigure}${amount}${paid}`);
const leftRate = whole(`(?:${rate})(?=\\s*(?:$|[,.;!?]))`);

const least = 500;
/** Nobody would pay '10 230': that is a model or a number of something. */
const roundTo = 50;

/**
 * How much somebody would pay, in francs, as words say it: 'max 10.000 F', '25k', '25 mille', '25 000'; of two amounts
 * the larger. Null where none does.
 */
export function readBudget(words: ConditionText): number | null {
  const price =
    readSurePrice(words) ?? takePrice(words, between, isBudget) ?? takePrice(words, bare, isBudget);
  if (price === undefined) return null;
  words.take(leftRate);
  return price;
}

/** A round amount that nothing counts: '25 000', '15 000 la nuit', but not '500 flyers', nor a year. */
function isBudget(price: number, match: RegExpExecArray): boolean {
  if (price < least || isYear(match)) return false;
  const { 0: said, index, input, groups } = match;
  if (groups?.currency || groups?.times) return true;
  return price % roundTo === 0 && standsAlone(input.slice(index + said.length));
}
