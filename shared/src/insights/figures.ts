/** Ways in which a member tells that they got in touch with a contact. */
const clickActions = ['whatsapp_click', 'phone_click', 'email_click'] as const;

/** What the specification has clients tell. Views and clicks count; all else the server records where it is done. */
export const eventActions = [
  'profile_view',
  'profile_click',
  ...clickActions,
  'contact_export',
  'search_performed',
  'contact_saved',
  'contact_removed',
  'contact_reveal',
] as const;

export type EventAction = (typeof eventActions)[number];

/** What is counted of a listing. */
export const listingActions = ['view', 'whatsapp', 'phone', 'email'] as const;

export type ListingAction = (typeof listingActions)[number];

/** What is counted of searches, as `search_figures` keeps it. */
export const searchFigureKinds = ['popular', 'trade', 'quartier', 'word', 'sunday'] as const;

export type SearchFigureKind = (typeof searchFigureKinds)[number];

/** The Douala days of a range of figures, today among them. */
export const timeRangeDays = { week: 7, month: 30, '14days': 14, '30days': 30, '90days': 90 } as const;

export type TimeRange = keyof typeof timeRangeDays;

export const timeRanges = Object.keys(timeRangeDays) as [TimeRange, ...TimeRange[]];

/**
 * From how many people up a town, a search or a time is counted and told to a listing's owner (`viewers`), and what was
 * searched for to anybody, or by mail (`searchers`); how many towns and searches are told; how many days old accounts are whose searches and trust count; how
 * many views and clicks of one person count on a day.
 */
export const figureLimits = {
  viewers: 3,
  searchers: 5,
  towns: 5,
  searches: 5,
  accountDays: 7,
  eventsOfPerson: 500,
} as const;

type MonthFigure = 'profileViews' | 'savedContacts' | 'contactRequests';

/** The figures of the month in their order; a buyer has no listing that anybody views. */
export const monthFigures = (buys: boolean): readonly MonthFigure[] =>
  buys ? ['savedContacts'] : ['profileViews', 'savedContacts', 'contactRequests'];

/** Of the days that are over against as many before, in per cent, of a rate in points; 'new' where there was nothing then. */
export type Change = number | 'new';
