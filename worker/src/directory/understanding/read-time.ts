import { type WeekDay, weekDays } from '@mboalink/shared/accounts/business-words.ts';
import { startOfDoualaDay } from '@mboalink/shared/day.ts';
import { weekDayAt } from '@mboalink/shared/directory/opening-hours.ts';
import type { ConditionText } from './condition-text.ts';
import { whole, wholeUnless } from './condition-words.ts';

const still =
  '(?:est|sont|soit|is|are|be|dey|reste|restent|encore|toujours|still|always|aussi|meme|even|also)';
const open = `(?:(?:qui |that |who |wey |which )?(?:${still} )*(?:ouverte?s?|ouvre(?:nt)?|travaille(?:nt)?|opens?|works?|working|disponibles?|available|dispo)(?: ${still})* )?`;
const on =
  '(?:(?:pour |for )?(?:le|les|ce|cette|tous les|toutes les|chaque|on|this|dis|every|next|during the|the) |pour |for )?';

/** How days are called in a folded text. */
export const dayNames: Record<WeekDay, string> = {
  mon: 'lundis?|mondays?',
  tue: 'mardis?|tuesdays?|tusdays?',
  wed: 'mercredis?|wednesdays?|we[dn]{1,2}sdays?',
  thu: 'jeudis?|thursdays?|thurdays?',
  fri: 'vendredis?|vendrdis?|fridays?',
  sat: 'samedis?|samdis?|sat[eu]rdays?|week-?\\s?ends?',
  sun: 'dimanc?hes?|sundays?',
};

/** At what hour a part of the day is: how it is said by itself, and behind a day. */
const parts = [
  [9, '(?:ce|le|this|dis|in the|for) (?:matin|morning)|dans la matinee', 'matins?|mornings?'],
  [15, "(?:cet|l'|this|in the) ?(?:apres[ -]?midi|afternoon)", 'apres[ -]?midi|afternoons?'],
  [20, '(?:ce|le|tous les|this|dis|in the|for) (?:soirs?|evenings?)', 'soirs?|evenings?'],
  [
    23,
    '(?:toute )?la nuit|cette nuit|(?:at|all|this|dis|for|in the|late) night|de nuit',
    '(?:dans la )?nuits?|nights?',
  ],
] as const;
const part = `(?: (?:${parts.map(([hours, , behind]) => `(?<at${hours}>${behind})`).join('|')}))?`;
/** 'boîte de nuit' and 'prix de la nuit' are no hours. */
const notOfNight =
  'boites?|chemises?|gardiens?|veilleurs?|vigiles?|agents?|robes?|cremes?|bonnets?|travail|voyages?|tables?|lampes?|pots?|clubs?|vie|belles?|par|passer|prix de|pour|une|de';

/** Unlike 'soir' a part of no name: 'table for six tonight'. */
const tonight = whole(`${open}tonight`);

/** Before a day, these make it a part of a name: 'marché du dimanche', 'Chez Samedi'. */
const ofName =
  'du|des|de|chez|saint|st|good|black|holy|mama|maman|papa|tonton|tata|mme|mr|madame|monsieur|ash|costumes?';
const days = weekDays.map((day) => `(?<${day}>${dayNames[day]})`).join('|');
const day = wholeUnless(ofName, `${open}${on}(?:${days})(?: (?:prochains?|next))?${part}(?! school)`);
const near = wholeUnless(
  'de|d',
  `${open}${on}(?:(?<today>aujourd'? ?hui|today)|(?<tomorrow>demain|to?morr?ow|tumoro|tomoro|2moro))${part}`,
);
const hour = whole(
  `${open}(?:(?<until>(?:de|from) \\d{1,2}\\s?h?(?:\\d\\d)? (?:a|to)|jusqu'?a|jusque|until|till)|vers|apres|a partir de|avant|des|a|after|before|around|by|from|at) ` +
    '(?:(?<hour>[01]?\\d|2[0-4])\\s?(?:h|heures?|hrs?|:)\\s?(?<minutes>[0-5]\\d)?|(?<clock>1[0-2]|\\d)(?:[:.](?<past>[0-5]\\d))?\\s?(?:am|(?<pm>pm)))' +
    '(?: (?:du (?:matin|(?<evening>soir))|de la nuit))?(?! (?:de|from|of) )',
);

const always = wholeUnless(
  'en|sous|dans les|in|within|apres|avant|moins de|less than|les|of|pendant',
  `${open}(?:24\\s?(?:h|hrs?|heures?|hours?)?\\s?(?:/|sur)\\s?(?:24(?:\\s?h)?|7)(?:\\s?(?:j|jours?)?\\s?/\\s?7)?|24\\s?(?:h|hrs?|heures?|hours?)(?! chrono)|jour et nuit|nuit et jour|day and night|night and day|round the clock|non[ -]?stop)`,
);
const onDuty = wholeUnless(
  'chiens?|bergers?|societes?|agences?|agents?|salles?|droit',
  '(?:(?:qui est|qui sont|wey dey|dey) )?(?:de garde|on duty|on call|duty(?= pharmac))',
);
const everyDay = whole(
  `${open}(?:7\\s?(?:j|jours?|days?)\\s?(?:(?:/|sur|on)\\s?7|a week)|7/7|every ?day|tous les jours)`,
);
export const now =
  /(?<![\p{L}\p{N}])(?:(?:(?:qui|wey|that|who) )?(?:(?:est|sont|is|dey|encore|still) )*(?:ouverte?s?|open|work) )?(?:maintenant|actuellement|en ce moment|a cette heure(?:-ci)?|(?:right |now )?now(?:(?=\s*$)|(?<=open (?:right |now )?now))|right now|tout de suite)(?![\p{L}\p{N}])/gu;
/** 'open' says it at the end only, and 'portes ouvertes' does not. */
const isOpen = wholeUnless(
  'portes?|toits?|ciel|comptes?|plein|cuisines?|lettres?',
  `(?:(?:qui|that|wey) )?(?:${still} )*(?:ouverte?s?(?: la(?=\\s*$))?|open(?=\\s*[?!.]*\\s*$))`,
);

/** When it should be open, as words say it: an instant of the next such day, or `now`; undefined where none does. */
export function readTime(words: ConditionText, at: Date): string | undefined {
  const isAlways = [words.take(always), words.take(onDuty)].some(Boolean);
  const isEveryDay = words.take(everyDay) !== undefined;
  const isNow = words.take(now) !== undefined;
  const { ahead, isToday, hours = readClock(words) ?? readPart(words) } = readDay(words, at);
  const isSaid = words.take(isOpen) !== undefined;
  if (ahead !== undefined) {
    const then = instant(at, ahead, hours ?? 12);
    return isToday && Date.parse(then) < at.getTime() ? 'now' : then;
  }
  if (hours !== undefined) return nextAt(at, hours);
  if (isAlways || isNow) return 'now';
  if (isEveryDay) return instant(at, daysUntil('sun', at), 12);
  return isSaid ? 'now' : undefined;
}

function instant(now: Date, days: number, hours: number): string {
  const minutes = Math.round((days * 24 + hours) * 60);
  return new Date(startOfDoualaDay(now).getTime() + minutes * 60_000).toISOString();
}

/** An hour of today, or of tomorrow where it is over; an evening that has begun is now. */
function nextAt(at: Date, hours: number): string {
  const today = instant(at, 0, hours);
  if (Date.parse(today) > at.getTime()) return today;
  return hours >= 20 ? 'now' : instant(at, 1, hours);
}

const daysUntil = (name: WeekDay, at: Date) =>
  (weekDays.indexOf(name) - weekDays.indexOf(weekDayAt(at)) + 7) % 7;

type Read = { ahead?: number; isToday?: boolean; hours?: number };

/** The next day of that name, or one told from today: how many days `ahead`, and at what hour a part of it is. */
export function readDay(words: ConditionText, at: Date): Read {
  const said = (words.take(near) ?? words.take(day))?.groups;
  if (!said) return {};
  const name = weekDays.find((each) => said[each]);
  const hours = parts.find(([each]) => said[`at${each}`])?.[0];
  const isToday = said.today !== undefined;
  const ahead = name ? daysUntil(name, at) : isToday ? 0 : 1;
  return { ahead, isToday, ...(hours !== undefined && { hours }) };
}

/** The hour that a clock shows: 'à 22h', 'till 9pm'. */
export function readClock(words: ConditionText): number | undefined {
  const told = words.take(hour)?.groups;
  if (!told) return undefined;
  const isLate = told.pm !== undefined || (told.evening !== undefined && Number(told.hour) < 12);
  const clock = told.hour ? Number(told.hour) : Number(told.clock) % 12;
  // Who closes at six is open until a minute before.
  const minutes = Number(told.minutes ?? told.past ?? 0) - (told.until === undefined ? 0 : 1);
  return clock + (isLate ? 12 : 0) + minutes / 60;
}

/** The hour of a part of the day that is named by itself: 'ce soir', 'this morning'. */
export function readPart(words: ConditionText): number | undefined {
  if (words.take(tonight)) return 20;
  return parts.find(([, alone]) => words.take(wholeUnless(notOfNight, `${open}(?:${alone})`)))?.[0];
}
