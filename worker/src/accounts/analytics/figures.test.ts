import { describe, expect, it } from 'vitest';
import type { Day } from '../../insights/listing-days.ts';
import { changeOf, dayRange, engagementOf, everyDay, periodsOf } from './figures.ts';

const day = (text: string, views: number): Day => ({
  day: text,
  views,
  clickers: 0,
  requests: 0,
  whatsappClicks: 0,
  phoneClicks: 0,
  emailClicks: 0,
});

/** Midnight in Douala at the end of the year. */
const newYear = Date.parse('2066-12-31T23:00:00Z');

describe('the days of a range', () => {
  it('end with the day in Douala, at midnight with the next', () => {
    const before = dayRange(new Date(newYear - 1), 'week');
    expect(before).toMatchObject({ from: '2066-12-25', to: '2066-12-31', before: '2066-12-18' });
    const after = dayRange(new Date(newYear), 'week');
    expect(after).toMatchObject({ from: '2066-12-26', to: '2067-01-01', before: '2066-12-19' });
    expect(after.days).toHaveLength(7);
    expect(dayRange(new Date(newYear), '90days')).toMatchObject({ from: '2066-10-04', before: '2066-07-06' });
  });

  it('are all there, and compared without today, with as many before', () => {
    const range = dayRange(new Date(newYear), 'week');
    const days = [
      ...[day('2066-12-18', 100), day('2066-12-19', 1), day('2066-12-24', 2), day('2066-12-25', 100)],
      ...[day('2066-12-26', 4), day('2067-01-01', 8)],
    ];
    const { current, whole, previous } = periodsOf(days, range);
    expect([current.views, whole.views, previous.views]).toEqual([12, 4, 3]);
    expect(everyDay(days, range).map(({ views }) => views)).toEqual([4, 0, 0, 0, 0, 0, 8]);
  });
});

it.each([
  [0, 0, 0],
  [3, 0, 'new'],
  [3, 2, 50],
  [0, 2, -100],
  [2, 3, -33],
])('%i after %i is a change of %s', (current, previous, change) => {
  expect(changeOf({ current, whole: current, previous })).toBe(change);
});

it('leaves today out of a change, but is new where all there is came today', () => {
  expect(changeOf({ current: 9, whole: 4, previous: 4 })).toBe(0);
  expect(changeOf({ current: 9, whole: 0, previous: 0 })).toBe('new');
});

it.each([
  [31.3, 35.6, -4],
  [35.6, 31.3, 4],
  [31.3, 31.1, 0],
  [31.3, 0, 'new'],
  [0, 0, 0],
])('a rate of %d after %d changed by %s points', (current, previous, change) => {
  expect(changeOf({ current, whole: current, previous }, true)).toBe(change);
});

it('says how many in a hundred who looked got in touch', () => {
  expect(engagementOf({ views: 0, clickers: 0 })).toBe(0);
  expect(engagementOf({ views: 3, clickers: 1 })).toBe(33.3);
  expect(engagementOf({ views: 2, clickers: 2 })).toBe(100);
});
