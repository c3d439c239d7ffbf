import * as z from 'zod/mini';
import { described, exemplified, townSlug, tradeSlug } from '../described.ts';
import { timeRanges } from './time-ranges.ts';

const timeRange = z.enum(timeRanges);

/** `from` and `to` are the first and the last day, as YYYY-MM-DD. */
const range = { timeRange, from: z.string(), to: z.string() };

export const weekInput = z.object({ timeRange: z._default(timeRange, 'week') });

export const monthInput = z.object({ timeRange: z._default(timeRange, 'month') });

export type RangeInput = z.output<typeof weekInput>;

/** Of the days that are over against as many before, in per cent, of a rate in points; 'new' where there was nothing then. */
const change = z.union([z.number(), z.literal('new')]);

export type Change = z.infer<typeof change>;

const figure = z.object({ current: z.number(), previous: z.number(), change, period: timeRange });

export type Figure = z.infer<typeof figure>;

/**
 * Everybody's own three figures, with how they changed; `trend` has them by day for pro and premium, `overview` and
 * `profilePerformance` are premium's. `dailyMatchesLimit` is null without a limit. `missedOnSundays`: people look on Sundays for the
 * trade in its town, and nobody there opens.
 */
export const dashboardOutput = z.object({
  ...range,
  stats: z.object({
    profileViews: described(z.number(), 'Each person once a day.'),
    savedContacts: z.number(),
    contactRequests: described(z.number(), 'People who tapped, and had not in the 60 days before.'),
    dailyMatchesUsed: described(z.number(), 'Contacts opened today.'),
    dailyMatchesLimit: described(z.nullable(z.number()), 'Null without a limit.'),
  }),
  changes: z.object({ profileViews: change, savedContacts: change, contactRequests: change }),
  trend: z.nullable(
    z.array(z.object({ day: z.string(), profileViews: z.number(), contactRequests: z.number() })),
  ),
  overview: z.nullable(
    z.object({
      profileViews: described(figure, 'Each person once a day.'),
      profileClicks: described(figure, 'Each way once a day for each person.'),
      connectionRequests: described(figure, 'People who tapped, and had not in the 60 days before.'),
      engagementRate: described(figure, 'Of a hundred views, how many led to a tap.'),
    }),
  ),
  profilePerformance: z.nullable(
    z.object({ today: z.number(), thisWeek: z.number(), thisMonth: z.number() }),
  ),
  missedOnSundays: described(
    z.boolean(),
    'Whether people look on Sundays, and nobody of the trade opens there.',
  ),
});

export type DashboardOutput = z.infer<typeof dashboardOutput>;

/**
 * Each day of the range, also those on which nothing happened; when people get in touch (`hours` from midnight, `weekdays` from
 * Monday, the best of each null where there is too little), and after which searches they looked.
 */
export const profileViewsOutput = z.object({
  ...range,
  days: z.array(z.object({ day: z.string(), views: z.number(), clicks: z.number(), requests: z.number() })),
  total: z.object({ views: z.number(), clicks: z.number(), requests: z.number() }),
  ways: z.object({ whatsapp: z.number(), phone: z.number(), email: z.number() }),
  bestTimes: z.object({
    hour: described(z.nullable(z.number()), 'Null where there were too few taps.'),
    weekday: described(z.nullable(z.number()), 'Monday is 0; null where there were too few taps.'),
    hours: described(z.array(z.number()), 'Taps from midnight.'),
    weekdays: described(z.array(z.number()), 'Taps from Monday.'),
  }),
  searches: z.array(
    z.object({
      category: tradeSlug,
      city: z.nullable(townSlug),
      label: exemplified(z.string(), 'Plumbers · Douala'),
      views: z.number(),
    }),
  ),
});

export type ProfileViewsOutput = z.infer<typeof profileViewsOutput>;

/** The towns of those who looked, most views first: five at most, each with three viewers or more. */
export const geographicOutput = z.object({
  ...range,
  geographicPerformance: z.array(
    z.object({ location: z.string(), city: z.string(), region: z.string(), views: z.number() }),
  ),
});

export type GeographicOutput = z.infer<typeof geographicOutput>;
