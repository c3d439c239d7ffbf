import * as z from 'zod/mini';
import { described, exemplified, townSlug, tradeSlug } from '../described.ts';
import { searchLimits, trackLimits } from '../limits.ts';
import { typedText } from '../text.ts';
import { eventActions, timeRanges } from './figures.ts';

/** A name or a slug, which forms leave empty where nothing was chosen. */
const entry = z.optional(z.nullable(typedText(0, searchLimits.entry)));

const words = typedText(0, searchLimits.text);

/** In milliseconds since 1970: as late as a date of JavaScript can be. */
const latestInstant = 8.64e15;

/**
 * What somebody did, and with which contact. `searchData`, `location` and `metadata` are as specified and read by nobody: searches
 * and places are counted by what the server knows, and an event counts on the day on which it arrives.
 */
const told = {
  targetUserId: z.optional(z.uuid()),
  searchData: z.optional(
    z.object({
      ...{ category: entry, city: entry, region: entry },
      keywords: z.optional(
        z.nullable(z.union([words, z.array(words).check(z.maxLength(searchLimits.list))])),
      ),
    }),
  ),
  location: z.optional(z.nullable(z.object({ city: entry, region: entry, country: entry }))),
  metadata: z.optional(
    z.object({
      timestamp: z.optional(
        z.union([z.iso.datetime({ offset: true }), z.int().check(z.gte(0), z.lte(latestInstant))]),
      ),
    }),
  ),
};

const actionType = z.enum(eventActions);

type About = {
  actionType?: string | undefined;
  targetUserId?: string | undefined;
  searchData?: unknown;
  events?: unknown;
};

/** What an event must say besides its kind: of a search what was looked for, of a file either, of all else of whom it is. */
const saysOfWhom = z.refine<About>(
  ({ events, actionType: action, targetUserId, searchData }) =>
    events !== undefined ||
    action === 'search_performed' ||
    targetUserId !== undefined ||
    (action === 'contact_export' && searchData !== undefined),
  { path: ['targetUserId'], error: 'required' },
);
const saysOfWhat = z.refine<About>(
  ({ actionType: action, searchData }) => action !== 'search_performed' || searchData !== undefined,
  { path: ['searchData'], error: 'required' },
);

/** `id` is taken and not kept: what is sent again on the same day counts once. */
const toldEvent = z.object({ id: z.uuid(), actionType, ...told }).check(saysOfWhom, saysOfWhat);

/** One event, or several at once. */
export const trackInput = z
  .object({
    id: described(z.optional(z.uuid()), 'Taken, and read by nobody.'),
    actionType: z.optional(actionType),
    ...told,
    events: described(
      z.optional(z.array(toldEvent).check(z.minLength(1), z.maxLength(trackLimits.events))),
      'Several, in place of one.',
    ),
  })
  .check(
    z.refine(({ events, actionType: action }) => (events === undefined) !== (action === undefined), {
      path: ['actionType'],
      error: 'required',
    }),
    saysOfWhom,
    saysOfWhat,
  );

export type TrackInput = z.output<typeof trackInput>;

/** How many events were new and count: each kind counts once a day for each contact. */
export const trackOutput = z.object({ accepted: z.int() });

/** How many searches lost their words. */
export const clearSearchHistoryOutput = z.object({ cleared: z.int() });

const timeRange = z.enum(timeRanges);

/** `from` and `to` are the first and the last day, as YYYY-MM-DD. */
const range = { timeRange, from: z.string(), to: z.string() };

export const weekInput = z.object({ timeRange: z._default(timeRange, 'week') });

export const monthInput = z.object({ timeRange: z._default(timeRange, 'month') });

export type RangeInput = z.output<typeof weekInput>;

/** A `Change`. */
const change = z.union([z.number(), z.literal('new')]);

const figure = z.object({ current: z.number(), previous: z.number(), change, period: timeRange });

export type Figure = z.infer<typeof figure>;

/**
 * Everybody's own three figures, with how they changed, and how many people were new on each of seven days; `trend` has them by day for pro and premium, `overview` and
 * `profilePerformance` are premium's. `dailyMatchesLimit` is null without a limit. `missedOnSundays`: people look on Sundays for the
 * trade in its town, and nobody there opens.
 */
export const dashboardOutput = z.object({
  ...range,
  stats: z.object({
    profileViews: described(z.number(), 'Each person once a day.'),
    savedContacts: z.number(),
    contactRequests: described(z.number(), 'People who clicked, and had not in the 60 days before.'),
    dailyMatchesUsed: described(z.number(), 'Contacts opened today.'),
    dailyMatchesLimit: described(z.nullable(z.number()), 'Null without a limit.'),
  }),
  changes: z.object({ profileViews: change, savedContacts: change, contactRequests: change }),
  week: described(
    z.array(z.object({ day: z.string(), contactRequests: z.number() })),
    'The last seven days, today the last of them, whatever the range.',
  ),
  trend: z.nullable(
    z.array(z.object({ day: z.string(), profileViews: z.number(), contactRequests: z.number() })),
  ),
  overview: z.nullable(
    z.object({
      profileViews: described(figure, 'Each person once a day.'),
      profileClicks: described(figure, 'Each way once a day for each person.'),
      connectionRequests: described(figure, 'People who clicked, and had not in the 60 days before.'),
      engagementRate: described(figure, 'Of a hundred views, how many led to a click.'),
    }),
  ),
  profilePerformance: z.nullable(
    z.object({ today: z.number(), thisWeek: z.number(), thisMonth: z.number() }),
  ),
  missedOnSundays: described(
    z.boolean(),
    'Whether people look on Sundays, and nobody of the trade opens there.',
  ),
  answered: described(
    z.nullable(z.object({ yes: z.number(), of: z.number(), isBehind: z.boolean() })),
    'How many had an answer of the viewer, of those who said so; null for fewer than five. `isBehind`: their listing stands behind all others.',
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
    hour: described(z.nullable(z.number()), 'Null where fewer than three people clicked.'),
    weekday: described(z.nullable(z.number()), 'Monday is 0; null where fewer than three people clicked.'),
    hours: described(z.array(z.number()), 'Clicks from midnight.'),
    weekdays: described(z.array(z.number()), 'Clicks from Monday.'),
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
