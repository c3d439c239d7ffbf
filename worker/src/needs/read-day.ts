import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import { dayMilliseconds, doualaDay } from '@mboalink/shared/day.ts';
import { weekDayAt } from '@mboalink/shared/directory/opening-hours.ts';
import type { ConditionText } from '../directory/understanding/condition-text.ts';
import { whole } from '../directory/understanding/condition-words.ts';
import {
  now as atOnce,
  dayNames,
  readClock,
  readDay as readNamedDay,
  readPart,
} from '../directory/understanding/read-time.ts';

const afterTomorrow = whole(
  "(?:pour |for )?(?:l')?(?:apres[ -]?demain|(?:the )?day after (?:to?morr?ow|tumoro)|next (?:tomorrow|tumoro))(?: (?:matin|soir|midi|apres[ -]?midi|morning|evening|afternoon|night))?",
);
const inDays = whole(
  "(?:dans|d'ici|in|after) (?<days>\\d{1,2}|une?|deux|trois|a|two|three) (?<unit>jours?|days?|semaines?|weeks?)",
);
const counts: Readonly<Record<string, number>> = { un: 1, une: 1, a: 1, deux: 2, two: 2, trois: 3, three: 3 };

const nextWeek = whole('(?:(?:de |of |for |pour )?(?:la )?semaine (?:prochaine|pro)|(?:of |for )?next week)');
/** 'samedi en huit' is the one after the next. */
const inEight = whole('en huit');
const next = whole('prochaine?s?|next');
/** So late in the day as nobody says which: 'à 10h', '10H', '15 heures'. */
const clock = whole('(?:[01]?\\d|2[0-3])\\s?(?:h|hrs?|heures?)(?:\\s?[0-5]\\d)?|(?:1[0-2]|\\d)\\s?(?:am|pm)');
const names = Object.values(dayNames).join('|');
/** Of work that goes on no day is the one: 'du lundi au vendredi'. */
const manyDays = whole(`(?:(?:du|de|from) )?(?:${names}) (?:au|a|to) (?:${names})`);
const noDay = whole(
  '(?:(?:pour |for )?(?:cette semaine|this week|(?:la )?fin du mois|fin de mois|month end|end of (?:the )?month|ce mois(?:-ci)?|this month|next month|(?:le )?mois prochain))',
);

/**
 * The day on which something is needed, as words other than a date say it, as 'YYYY-MM-DD' in Douala; null where none
 * does: 'cette semaine' names no day. Hours are taken out as well.
 */
export function readDay(words: ConditionText, now: Date): string | null {
  words.take(manyDays);
  const later = readLater(words);
  const named = readNamed(words, now);
  const isToday = words.take(atOnce) !== undefined || readPart(words) !== undefined;
  readClock(words);
  words.take(clock);
  words.take(noDay);
  const ahead = later ?? named ?? (isToday ? 0 : undefined);
  return ahead === undefined ? null : doualaDay(new Date(now.getTime() + ahead * dayMilliseconds));
}

/** How many days ahead, where words count them: 'après-demain', 'dans 3 jours'. */
function readLater(words: ConditionText): number | undefined {
  if (words.take(afterTomorrow)) return 2;
  const said = words.take(inDays)?.groups;
  if (!said) return undefined;
  const { days = '', unit = '' } = said;
  return (counts[days] ?? Number(days)) * (/^[sw]/.test(unit) ? 7 : 1);
}

/** How many days ahead a day is that is named; in the next week where that is said. */
function readNamed(words: ConditionText, now: Date): number | undefined {
  const isOfNextWeek = words.take(nextWeek) !== undefined;
  const isNext = words.has(next);
  const isInEight = words.take(inEight) !== undefined;
  const { ahead, isToday } = readNamedDay(words, now);
  if (ahead === undefined || isToday) return ahead;
  const today = weekDays.indexOf(weekDayAt(now));
  if (isInEight) return ahead + 7;
  if (isOfNextWeek) return today + ahead < 7 ? ahead + 7 : ahead;
  // Who says 'jeudi prochain' on a Thursday does not mean today.
  return isNext && ahead === 0 ? 7 : ahead;
}
