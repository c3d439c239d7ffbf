import type { Hours } from '@mboalink/shared/accounts/business-details.ts';
import {
  allDay,
  areInOrder,
  isAllDay,
  type Span,
  type WeekDay,
  weekDays,
} from '@mboalink/shared/accounts/business-words.ts';

/** The hours of each day as they are filled in: '08:00-12:00 14:00-18:00', nothing for a closed day. */
export type WeekHours = Record<WeekDay, string>;

export const closedDay = '';

/** A day that is open at hours which nobody gave yet. */
const unsaid = '-';

export function parseDay(day: string): Span[] {
  if (day === closedDay) return [];
  return day.split(' ').map((span) => {
    const [from = '', until = ''] = span.split('-');
    return [from, until];
  });
}

export function writeDay(spans: readonly Span[]): string {
  return spans.map((span) => span.join('-')).join(' ');
}

export function toWeekHours(hours: Hours): WeekHours {
  return everyDay((day) => writeDay(hours[day] ?? []));
}

/** What is sent: the days that are open. */
export function toHours(week: WeekHours): Hours {
  const open = weekDays.filter((day) => week[day] !== closedDay);
  return Object.fromEntries(
    open.map((day) => [day, parseDay(week[day]).map(([from, until]): [string, string] => [from, until])]),
  );
}

/** A week whose open days all have the same hours. */
export function sameHours(days: readonly WeekDay[], hours: string): WeekHours {
  return everyDay((day) => (days.includes(day) ? hours : closedDay));
}

function everyDay(hoursOf: (day: WeekDay) => string): WeekHours {
  return Object.fromEntries(weekDays.map((day) => [day, hoursOf(day)])) as WeekHours;
}

export const dayStates = ['closed', 'open', 'allDay'] as const;

export type DayState = (typeof dayStates)[number];

export function stateOf(day: string): DayState {
  if (day === closedDay) return 'closed';
  return isAllDay(parseDay(day)) ? 'allDay' : 'open';
}

/** What the whole of such a day is. */
export const wholeDay = { closed: closedDay, allDay: writeDay([allDay]) };

const noon: Span = ['12:00', '14:00'];

/** A day with one more break: at noon where the only span allows it, else with a span to fill in. */
export function withBreak(day: string): string {
  const [first, ...others] = parseDay(day);
  const [pause, end] = noon;
  if (first && others.length === 0 && first[0] < pause && first[0] !== '' && first[1] > end) {
    return writeDay([
      [first[0], pause],
      [end, first[1]],
    ]);
  }
  return `${day} ${unsaid}`;
}

/** A day without the break before a span. */
export function withoutBreak(day: string, index: number): string {
  const spans = parseDay(day);
  const [before, after] = [spans[index - 1], spans[index]];
  if (!before || !after) return day;
  return writeDay([
    ...spans.slice(0, index - 1),
    [before[0], after[1] || before[1]],
    ...spans.slice(index + 1),
  ]);
}

/** A day with another time in one of its spans; `end` 0 is when it begins, 1 when it ends. */
export function withTime(day: string, { index, end, time }: { index: number; end: 0 | 1; time: string }) {
  const changed = ([from, until]: Span): Span => (end === 0 ? [time, until] : [from, time]);
  return writeDay(parseDay(day).map((span, at) => (at === index ? changed(span) : span)));
}

/** Whether the last span ends after midnight. */
export function endsNextDay(spans: readonly Span[]): boolean {
  const [from, until] = spans.at(-1) ?? ['', ''];
  return from !== '' && until !== '' && until !== '00:00' && until < from;
}

export type DayProblem = 'incomplete' | 'same' | 'order';

/** What is wrong with the hours of a day, by the rule that the server keeps. */
export function findDayProblem(day: string): DayProblem | undefined {
  const spans = parseDay(day);
  if (spans.flat().some((time) => !/^\d\d:\d\d$/.test(time))) return 'incomplete';
  if (areInOrder(spans)) return undefined;
  return spans.some(([from, until]) => from === until) ? 'same' : 'order';
}
