import type { DocumentedField } from './documented-field.ts';

/** What counts as somebody who got in touch. */
const requests = 'People who tapped on WhatsApp, call or e-mail, and had not in the 60 days before.';

/** Fields about what happened, by name; `parent.name` as in the account's. */
export const insightsFields: Record<string, DocumentedField> = {
  'track.id': {
    description: 'Drawn by the device for each event, and sent again with the same event.',
    example: '5f0c2a7e-5b7d-4c1e-9a58-2f3b8d0e4c11',
  },
  'events.id': {
    description: 'Drawn by the device for each event, and sent again with the same event.',
    example: '5f0c2a7e-5b7d-4c1e-9a58-2f3b8d0e4c11',
  },
  actionType: { description: 'What the viewer did.', example: 'whatsapp_click' },
  targetUserId: { description: 'The contact.', example: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' },
  searchData: { description: 'What was looked for. Nobody reads it: the search itself is recorded.' },
  'searchData.category': { description: 'The category: its slug or its name.', example: 'plumbers' },
  'searchData.city': { description: 'The town.', example: 'douala' },
  'searchData.region': { description: 'The region.', example: 'littoral' },
  'searchData.keywords': { description: 'The words; they are not kept.', example: 'plombier' },
  'track.location': {
    description: 'Where the viewer is. Nobody reads it: what is counted is the town of their profile.',
  },
  'events.location': {
    description: 'Where the viewer is. Nobody reads it: what is counted is the town of their profile.',
  },
  metadata: { description: 'When it was.' },
  timestamp: {
    description:
      'When it was, where that is not now: at most 7 days ago, as a time with its zone or in milliseconds since 1970. A time that is still to come counts as now.',
    example: '2026-11-21T09:30:00.000Z',
  },
  'track.events': {
    description: 'Several events, in place of one: what a device kept until it had a network.',
  },
  accepted: {
    description:
      'How many were new and count. Which they were is not told: what was told before on the same day counts as little as whoever is not found.',
    example: 1,
  },
  cleared: { description: 'How many searches had words that were kept.', example: 4 },
  timeRange: {
    description:
      'The days: the last 7 (`week`), 14, 30 (`month`) or 90, today among them, as they are counted in Douala.',
    example: 'week',
  },
  missedOnSundays: {
    description:
      'Whether people look on Sundays for the trade in its town, three at least on the last four, and nobody there opens on one.',
    example: false,
  },
  'dashboard.from': { description: 'The first day.', example: '2026-11-17' },
  'profileViews.from': { description: 'The first day.', example: '2026-11-17' },
  'geographic.from': { description: 'The first day.', example: '2026-11-17' },
  'dashboard.to': { description: 'The last day: today.', example: '2026-11-23' },
  'profileViews.to': { description: 'The last day: today.', example: '2026-11-23' },
  'geographic.to': { description: 'The last day: today.', example: '2026-11-23' },
  'dashboard.stats': { description: 'The viewer’s own figures.' },
  'stats.profileViews': { description: 'Who looked at the listing, each once a day.', example: 48 },
  'stats.savedContacts': { description: 'Contacts that the viewer has saved.', example: 6 },
  'stats.contactRequests': {
    description: requests,
    example: 5,
  },
  dailyMatchesUsed: { description: 'Contacts that the viewer opened today.', example: 2 },
  dailyMatchesLimit: { description: 'How many they may open a day; null without a limit.', example: 10 },
  'dashboard.changes': {
    description:
      'What each changed by in the days that are over, without today, in per cent; `new` where there was nothing before.',
  },
  'changes.profileViews': { description: 'In per cent, or `new`.', example: 20 },
  'changes.savedContacts': {
    description:
      'Those that were saved in these days, against those before them that are saved still: whom one took off is in neither, so that it is never negative.',
    example: 50,
  },
  'changes.contactRequests': { description: 'In per cent, or `new`.', example: 'new' },
  'dashboard.trend': { description: 'The figures by day, for pro and premium; null for others.' },
  'dashboard.overview': { description: 'For premium; null for others.' },
  'overview.profileViews': { description: 'Who looked at the listing, each once a day.' },
  profileClicks: { description: 'Taps on WhatsApp, call and e-mail, each way once a day for each person.' },
  connectionRequests: {
    description: requests,
  },
  engagementRate: {
    description: 'Of a hundred views, how many led to a tap; a person counts once a day in both.',
  },
  'profileViews.current': { description: 'In these days.', example: 48 },
  'profileClicks.current': { description: 'In these days.', example: 9 },
  'connectionRequests.current': { description: 'In these days.', example: 5 },
  'engagementRate.current': { description: 'In these days.', example: 12.5 },
  previous: {
    description: 'In the days before that those of them that are over are compared with: without the last.',
    example: 40,
  },
  change: {
    description:
      'Of the days that are over, without today, against as many before: in per cent, of `engagementRate` in points; `new` where there was nothing before.',
    example: 20,
  },
  period: { description: 'The days: as `timeRange`.', example: 'week' },
  profilePerformance: { description: 'Views by the day; for premium, null for others.' },
  'profilePerformance.today': { description: 'Views of today.', example: 3 },
  thisWeek: { description: 'Views of the last 7 days.', example: 48 },
  thisMonth: { description: 'Views of the last 30 days.', example: 160 },
  'profileViews.days': { description: 'Each day, the earliest first.' },
  'days.day': { description: 'The day.', example: '2026-11-21' },
  'trend.day': { description: 'The day.', example: '2026-11-21' },
  'trend.profileViews': { description: 'Who looked at the listing.', example: 7 },
  'trend.contactRequests': {
    description: requests,
    example: 1,
  },
  'days.views': { description: 'Who looked, each once a day.', example: 7 },
  'total.views': { description: 'Who looked, each once a day.', example: 7 },
  'geographicPerformance.views': { description: 'Who looked, each once a day.', example: 7 },
  'days.clicks': { description: 'Taps on WhatsApp, call and e-mail.', example: 3 },
  'total.clicks': { description: 'Taps on WhatsApp, call and e-mail.', example: 3 },
  'days.requests': {
    description: requests,
    example: 1,
  },
  'total.requests': {
    description: requests,
    example: 1,
  },
  'profileViews.total': { description: 'Of all these days.' },
  'profileViews.ways': { description: 'Taps by the way.' },
  'ways.whatsapp': { description: 'On WhatsApp.', example: 2 },
  'ways.phone': { description: 'On the number.', example: 1 },
  'ways.email': { description: 'On the e-mail address.', example: 0 },
  bestTimes: { description: 'When people tap on WhatsApp, call or e-mail.' },
  'bestTimes.hour': {
    description: 'The best hour, from 0 to 23; null where there were too few taps.',
    example: 9,
  },
  'bestTimes.weekday': {
    description: 'The best weekday, Monday is 0; null where there were too few taps.',
    example: 0,
  },
  'bestTimes.hours': {
    description: 'Taps by hour, from midnight; all 0 below five.',
    example: Array(24).fill(0),
  },
  'bestTimes.weekdays': {
    description: 'Taps by weekday, from Monday; all 0 below five.',
    example: Array(7).fill(0),
  },
  'profileViews.searches': { description: 'What people had looked for, from three viewers up.' },
  'searches.category': { description: 'The trade: its slug.', example: 'plumbers' },
  'searches.city': { description: 'The town: its slug; null where none was meant.', example: 'douala' },
  'searches.label': { description: 'Both in words.', example: 'Plumbers · Douala' },
  'searches.views': { description: 'How many looked at the listing after it.', example: 4 },
  geographicPerformance: { description: 'The towns, most views first.' },
  'geographicPerformance.location': { description: 'The town by its name.', example: 'Douala' },
  'geographicPerformance.city': { description: 'The town: its slug.', example: 'douala' },
  'geographicPerformance.region': { description: 'Its region: the slug.', example: 'littoral' },
};
