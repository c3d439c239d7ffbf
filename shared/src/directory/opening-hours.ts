import type { Hours } from '../accounts/business-details.ts';
import { type WeekDay, weekDays } from '../accounts/business-words.ts';
import { doualaDay, startOfDoualaDay, weekdayOf } from '../day.ts';

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** The day of the week in Douala at an instant. */
export function weekDayAt(instant: Date): WeekDay {
  return weekDays[Math.floor(minuteOfWeek(instant) / dayMinutes)] ?? 'mon';
}

/**
 * Whether a business is open at an instant, and until when ('18:00', null where it never closes); null where it tells
 * no hours.
 */
export function openingAt(hours: Hours, instant: Date): { isOpen: boolean; until: string | null } | null {
  const spans = spansOf(hours);
  if (spans.length === 0) return null;
  const now = minuteOfWeek(instant);
  const open = spans.find(({ start, length }) => (now - start + weekMinutes) % weekMinutes < length);
  return { isOpen: open !== undefined, until: open ? closingTime(open, spans) : null };
}

/** When a business that is closed opens next: in how many days, on which and at what time; null where it never does. */
export function nextOpening(
  hours: Hours,
  instant: Date,
): { inDays: number; day: WeekDay; from: string } | null {
  const now = minuteOfWeek(instant);
  const waits = spansOf(hours).map(({ day, from, start }) => ({
    day,
    from,
    minutes: (start - now + weekMinutes) % weekMinutes,
  }));
  const [next] = waits.sort((one, other) => one.minutes - other.minutes);
  if (!next) return null;
  const inDays = Math.floor(((now % dayMinutes) + next.minutes) / dayMinutes);
  return { inDays, day: next.day, from: next.from };
}

type WeekSpan = { day: WeekDay; start: number; length: number; from: string; until: string };

const spansOf = (hours: Hours): WeekSpan[] =>
  weekDays.flatMap((day, index) =>
    (hours[day] ?? []).map(([from, until]) => {
      const start = index * dayMinutes + minutesOf(from);
      const length = (minutesOf(until) - minutesOf(from) + dayMinutes) % dayMinutes || dayMinutes;
      return { day, start, length, from, until };
    }),
  );

/** The end of a span and of those that begin where one ends; null where that goes round the whole week. */
function closingTime(open: WeekSpan, spans: readonly WeekSpan[]): string | null {
  let last = open;
  for (let followed = 0; followed < spans.length; followed += 1) {
    const end = (last.start + last.length) % weekMinutes;
    const next = spans.find(({ start }) => start === end);
    if (!next) return last.until;
    last = next;
  }
  return null;
}

/** The minute of Douala’s week at an instant; Monday’s first is 0. */
export function minuteOfWeek(instant: Date): number {
  const day = weekdayOf(doualaDay(instant));
  const minutes = (instant.getTime() - startOfDoualaDay(instant).getTime()) / 60_000;
  return day * dayMinutes + Math.floor(minutes);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `soon`: it closes within the hour. */
export type OpeningState =
  | { state: 'always' }
  | { state: 'open' | 'soon'; until: string }
  | { state: 'closed'; opens: ReturnType<typeof nextOpening> };

const soonMilliseconds = 60 * 60_000;

/** What a card says of opening hours at an instant; null where none are told. */
export function openingState(hours: Hours, instant: Date): OpeningState | null {
  const opening = openingAt(hours, instant);
  if (!opening) return null;
  if (!opening.isOpen) return { state: 'closed', opens: nextOpening(hours, instant) };
  if (opening.until === null) return { state: 'always' };
  const later = openingAt(hours, new Date(instant.getTime() + soonMilliseconds));
  return { state: later?.isOpen ? 'open' : 'soon', until: opening.until };
}
