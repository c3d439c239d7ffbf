import { describe, expect, it } from 'vitest';
import { numbersHidden } from './numbers-hidden.ts';

type Asked = Parameters<typeof numbersHidden>[0];

const grown = {
  dailyLimit: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  soldToday: false,
} as Asked['viewer'];
const noneLeft: Asked['allowance'] = {
  listedToday: 0,
  listedThisHour: 0,
  listedAtFirst: null,
  tappedThisHour: 60,
  tappedToday: 200,
  tappedSince: null,
  network: 50,
  networkWithWork: 150,
  networkSince: null,
};
const contacts = [{ unlocked: true }, { unlocked: false }];

const hiddenAt = (now: string) =>
  numbersHidden({ viewer: grown, allowance: noneLeft, contacts }, new Date(now));

describe('what was held back from a buyer who saw all of a day within an hour', () => {
  it('comes back at midnight in Douala', () => {
    expect(hiddenAt('2026-11-21T12:00:00Z')).toEqual({ reason: 'day', until: '2026-11-21T23:00:00.000Z' });
  });

  it('comes back after the hour, where midnight is nearer than that', () => {
    expect(hiddenAt('2026-11-21T22:17:00Z')).toEqual({ reason: 'day', until: '2026-11-21T23:20:00.000Z' });
  });
});

it('comes at midnight in Douala to a buyer who sold that day', () => {
  const viewer = { ...grown, soldToday: true };
  const shown = { viewer, allowance: noneLeft, contacts };
  expect(numbersHidden(shown, new Date('2026-11-21T22:17:00Z'))).toEqual({
    reason: 'sold_today',
    until: '2026-11-21T23:00:00.000Z',
  });
});

describe('what nobody held back', () => {
  it('needs no reason', () => {
    const shown = { viewer: grown, allowance: noneLeft, contacts: [{ unlocked: true }] };
    expect(numbersHidden(shown, new Date())).toBeNull();
    const seller = { ...grown, dailyLimit: 20 };
    expect(numbersHidden({ viewer: seller, allowance: noneLeft, contacts }, new Date())).toBeNull();
  });
});
