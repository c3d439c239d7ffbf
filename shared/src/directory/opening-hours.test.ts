import { describe, expect, it } from 'vitest';
import { hoursSchema } from '../accounts/business-details.ts';
import { weekDays } from '../accounts/business-words.ts';
import { nextOpening, openingAt, openingState, weekDayAt } from './opening-hours.ts';

const at = (douala: string) => new Date(`${douala}:00+01:00`);

describe('opening hours', () => {
  const stall = {
    mon: [
      ['08:00', '12:00'],
      ['14:00', '18:00'],
    ],
  } satisfies ReturnType<typeof hoursSchema.parse>;

  it('are those of Douala', () => {
    expect(openingAt(stall, at('2026-11-23T07:59'))).toEqual({ isOpen: false, until: null });
    expect(openingAt(stall, at('2026-11-23T08:00'))).toEqual({ isOpen: true, until: '12:00' });
    expect(openingAt(stall, at('2026-11-23T12:00'))).toEqual({ isOpen: false, until: null });
    expect(openingAt(stall, at('2026-11-23T17:59'))).toEqual({ isOpen: true, until: '18:00' });
    expect(openingAt(stall, at('2026-11-24T09:00'))).toEqual({ isOpen: false, until: null });
    expect(weekDayAt(at('2026-11-22T23:59'))).toBe('sun');
    expect(weekDayAt(at('2026-11-23T00:00'))).toBe('mon');
  });

  it('begin again today, tomorrow or on another day', () => {
    expect(nextOpening(stall, at('2026-11-23T07:59'))).toEqual({ inDays: 0, day: 'mon', from: '08:00' });
    expect(nextOpening(stall, at('2026-11-23T12:00'))).toEqual({ inDays: 0, day: 'mon', from: '14:00' });
    expect(nextOpening(stall, at('2026-11-23T18:00'))).toEqual({ inDays: 7, day: 'mon', from: '08:00' });
    expect(nextOpening(stall, at('2026-11-22T23:59'))).toEqual({ inDays: 1, day: 'mon', from: '08:00' });
    expect(nextOpening({}, at('2026-11-22T23:59'))).toBeNull();
  });

  it('go on after midnight, also into another week', () => {
    const bar = { sun: [['20:00', '03:00']] } satisfies ReturnType<typeof hoursSchema.parse>;
    expect(openingAt(bar, at('2026-11-22T23:00'))).toEqual({ isOpen: true, until: '03:00' });
    expect(openingAt(bar, at('2026-11-23T02:59'))).toEqual({ isOpen: true, until: '03:00' });
    expect(openingAt(bar, at('2026-11-23T03:00'))).toEqual({ isOpen: false, until: null });
    const always = { mon: [['00:00', '24:00']] } satisfies ReturnType<typeof hoursSchema.parse>;
    expect(openingAt(always, at('2026-11-23T23:59'))).toEqual({ isOpen: true, until: '24:00' });
    expect(openingAt(always, at('2026-11-24T00:00'))?.isOpen).toBe(false);
  });

  it('end where no other span goes on, and never where one always does', () => {
    const allDay: [string, string][] = [['00:00', '24:00']];
    const weekend = { sat: allDay, sun: [['00:00', '04:00']] as [string, string][] };
    expect(openingAt(weekend, at('2026-11-21T12:00'))).toEqual({ isOpen: true, until: '04:00' });
    const always = Object.fromEntries(weekDays.map((day) => [day, allDay]));
    expect(openingAt(always, at('2026-11-22T23:59'))).toEqual({ isOpen: true, until: null });
  });

  it('are unknown where none are told', () => {
    expect(openingAt({}, at('2026-11-23T08:00'))).toBeNull();
    expect(openingAt({ mon: [] }, at('2026-11-23T08:00'))).toBeNull();
  });
});

describe('hours that are sent', () => {
  it('leave out the days without any', () => {
    const tue = [['08:00', '18:00']];
    expect(hoursSchema.parse({ mon: [], tue })).toEqual({ tue });
    expect(hoursSchema.parse({ mon: [] })).toEqual({});
  });

  const fits = (spans: string) => {
    const mon = spans.split(' ').map((span) => span.split('-'));
    return hoursSchema.safeParse({ mon }).success;
  };

  it.each(['08:00-18:00', '08:00-12:00 12:00-18:00', '18:00-02:00', '00:00-24:00'])('may be %s', (spans) => {
    expect(fits(spans)).toBe(true);
  });

  it.each([
    ...['8:00-18:00', '08:00-25:00', '08:00-08:00', '24:00-05:00', '08:00'],
    ...['08:00-12:00 11:00-18:00', '14:00-18:00 08:00-12:00', '18:00-02:00 03:00-04:00'],
  ])('may not be %s', (spans) => {
    expect(fits(spans)).toBe(false);
  });
});

describe('what a card says of them', () => {
  const workshop = { mon: [['08:00', '18:00']], tue: [['08:00', '18:00']] } satisfies ReturnType<
    typeof hoursSchema.parse
  >;
  const always = Object.fromEntries(weekDays.map((day) => [day, [['00:00', '24:00']]]));

  it.each([
    ['2026-11-23T12:00', { state: 'open', until: '18:00' }],
    ['2026-11-23T17:00', { state: 'soon', until: '18:00' }],
    ['2026-11-23T19:00', { state: 'closed', opens: { inDays: 1, day: 'tue', from: '08:00' } }],
  ])('at %s is %j', (instant, said) => {
    expect(openingState(workshop, at(instant))).toEqual(said);
  });

  it('is that it never closes, or nothing where nobody told any', () => {
    expect(openingState(hoursSchema.parse(always), at('2026-11-23T23:30'))).toEqual({ state: 'always' });
    expect(openingState({}, at('2026-11-23T12:00'))).toBeNull();
  });
});
