import * as z from 'zod/mini';
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
    profileViews: z.number(),
    savedContacts: z.number(),
    contactRequests: z.number(),
    dailyMatchesUsed: z.number(),
    dailyMatchesLimit: z.nullable(z.number()),
  }),
  changes: z.object({ profileViews: change, savedContacts: change, contactRequests: change }),
  trend: z.nullable(
    z.array(z.object({ day: z.string(), profileViews: z.number(), contactRequests: z.number() })),
  ),
  overview: z.nullable(
    z.object({
      profileViews: figure,
      profileClicks: figure,
      connectionRequests: figure,
      engagementRate: figure,
    }),
  ),
  profilePerformance: z.nullable(
    z.object({ today: z.number(), thisWeek: z.number(), thisMonth: z.number() }),
  ),
  missedOnSundays: z.boolean(),
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
    hour: z.nullable(z.number()),
    weekday: z.nullable(z.number()),
    hours: z.array(z.number()),
    weekdays: z.array(z.number()),
  }),
  searches: z.array(
    z.object({
      category: z.string(),
      city: z.nullable(z.string()),
      label: z.string(),
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
