import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import { doualaDay } from '@mboalink/shared/day.ts';
import { weekDayAt } from '@mboalink/shared/directory/opening-hours.ts';
import type { ConditionText } from '../directory/understanding/condition-text.ts';
import { whole, wholeUnless } from '../directory/understanding/condition-words.ts';
import { dayNames } from '../directory/understanding/read-time.ts';
import { standsAlone } from './stands-alone.ts';

const months = [
  'janvier|janv|january|jan',
  'fevrier|fevr?|february|feb',
  'mars|march',
  'avril|avr|april|apr',
  'mai|may',
  'juin|june',
  'juillet|juil|july',
  'aout|august|aug',
  'septembre|september|sept?',
  'octobre|october|oct',
  'novembre|november|nov',
  'decembre|december|dec',
] as const;

const month = `(?:${months.map((names, at) => `(?<m${at + 1}>${names})`).join('|')})\\.?`;
const weekDay = `(?:(?:${Object.values(dayNames).join('|')}),? )?`;
const lead = `(?:(?:pour|pr|for|avant|before|by|des|from|a partir du|jusqu'au|d'ici|vers) )?(?:(?:le|du|au|on|the|on the) )?${weekDay}(?:(?:le|the) )?`;
const ordinal = '(?:\\s?(?:er|st|nd|rd|th|e))?';
const day = `(?<day>0?[1-9]|[12]\\d|3[01])${ordinal}`;
const year = '(?:,? (?<year>20\\d\\d))?';

/** Of '12 au 15 décembre' the first is the day. */
const from = `(?:(?<first>0?[1-9]|[12]\\d|3[01])${ordinal}\\s?(?:au|a|to|et|and|ou|or|-)\\s?)?`;
const dayOfMonth = whole(`${lead}${from}${weekDay}${day}(?: of| de)? ${month}${year}`);
const monthAndDay = whole(`${lead}${month} (?:the )?${day}${year}`);
/** '24/7' and '7/7' are always, '1/2' and '3/4' are halves and quarters. */
const inFigures = whole(
  `${lead}(?!24/7|7/7|1/2|1/4|3/4|1/3|2/3)(?<day>0?[1-9]|[12]\\d|3[01])(?<sign>[/.-])(?<month>0?[1-9]|1[0-2])(?:\\k<sign>(?<year>(?:20)?\\d\\d))?(?![/.-]?\\d)`,
);
const unit =
  'h|am|pm|heures?|hours?|pieces?|portes?|places?|litres?|m2?|metres?|kg|km|mois|jours?|ans|mille?|k|f|fcfa|francs?|frs|etage|floor|street|class|hand|year|birthday';
/** No '12 h', '12 000' and '12/12', nor so many of something as in '12 mois'. */
const noMore = `(?!\\s?[.,/:-]\\d|\\s?\\d{3}(?!\\d)|\\s?(?:${unit})(?![\\p{L}\\p{N}]))`;
const dayAlone = wholeUnless(
  'classe|form|tous|toutes',
  `(?:(?:pour|pr|for|avant|before|by|d'ici|on) )?(?:le ${day}|(?:on |for |by |the )+(?<nth>0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th))${noMore}`,
);
const namedDays = weekDays.map((name) => `(?<${name}>${dayNames[name]})`).join('|');
const weekDayAndDay = whole(`(?:(?:pour|pr|for|on|le|ce|this) )*(?:${namedDays}),? ${day}${noMore}`);

const feasts = [
  ['12-25', "(?:pour |le jour de |a |for |on |at |during |d'ici )(?:la )?(?:noel|christmas|xmas)(?: day)?"],
  ['12-31', '(?:pour |for |on |le )(?:la )?(?:saint[ -]sylvestre|reveillon|new years? eve|31 au soir)'],
  ['01-01', "(?:pour |for |on |le jour |a )(?:le |du )?(?:nouvel an|jour de l'an|new years?(?: day)?)"],
] as const;

/** A date that words say: 'le 24 décembre', 'Dec 24th', '24/12', 'on the 5th', 'pour Noël'; undefined where none does. */
export function readDate(words: ConditionText, now: Date): string | undefined {
  const said = words.take(dayOfMonth) ?? words.take(monthAndDay, isOfMonth) ?? words.take(inFigures, isPlain);
  if (said) return dayOf(said, now);
  const named = words.take(weekDayAndDay, (match) => isOnThatDay(match, now))?.groups;
  if (named) return nextOfMonths(Number(named.day), now);
  const alone = words.take(dayAlone)?.groups;
  if (alone) return nextOfMonths(Number(alone.day ?? alone.nth), now);
  const feast = feasts.find(([, pattern]) => words.take(whole(pattern)));
  return feast && nextOfYears(feast[0], now);
}

/** 'en décembre 30 personnes' and 'Dec 25 000' name no day. */
function isOfMonth(match: RegExpExecArray): boolean {
  const behind = textBehind(match);
  const isSure = match.groups?.year !== undefined || /(?:st|nd|rd|th)$/.test(match[0]);
  return (
    isSure || (/^[^\p{L}\p{N}]*\d/u.test(behind) ? !/^[ .,]?\d{3}(?!\d)/.test(behind) : standsAlone(behind))
  );
}

/** 'samedi 12' where the 12th is one, not 'samedi 12 personnes'. */
function isOnThatDay(match: RegExpExecArray, now: Date): boolean {
  const { day: number, ...named } = match.groups ?? {};
  const day = nextOfMonths(Number(number), now);
  return day !== undefined && named[weekDayAt(new Date(day))] !== undefined && standsAlone(textBehind(match));
}

const textBehind = ({ 0: said, index, input }: RegExpExecArray) => input.slice(index + said.length);

/** '1.5' is a number, and '2-3' are about so many. */
const isPlain = ({ groups }: RegExpExecArray) => groups?.sign === '/' || groups?.year !== undefined;

function dayOf({ groups = {} }: RegExpExecArray, now: Date): string | undefined {
  const number = groups.month ?? months.findIndex((_, at) => groups[`m${at + 1}`] !== undefined) + 1;
  const { first, day: last } = groups;
  const ofYear = `${padded(number)}-${padded(first && Number(first) < Number(last) ? first : last)}`;
  if (!groups.year) return nextOfYears(ofYear, now);
  const day = `${groups.year.padStart(4, '20')}-${ofYear}`;
  return isDay(day) && day >= doualaDay(now) ? day : undefined;
}

const padded = (number: string | number = '') => String(number).padStart(2, '0');

const isDay = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day;

/** The first of such days, today or later. */
const nextOf = (days: readonly string[], now: Date) =>
  days.find((day) => isDay(day) && day >= doualaDay(now));

function nextOfYears(monthAndDay: string, now: Date): string | undefined {
  const year = Number(doualaDay(now).slice(0, 4));
  return nextOf(
    [0, 1, 2, 3, 4].map((more) => `${year + more}-${monthAndDay}`),
    now,
  );
}

function nextOfMonths(day: number, now: Date): string | undefined {
  const [year = 0, monthNow = 0] = doualaDay(now).split('-').map(Number);
  const days = [0, 1, 2].map((more) => {
    const first = new Date(Date.UTC(year, monthNow - 1 + more, 1)).toISOString();
    return `${first.slice(0, 8)}${padded(day)}`;
  });
  return nextOf(days, now);
}
