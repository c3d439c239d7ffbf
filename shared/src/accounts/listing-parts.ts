import { endsUnpaid } from './ends-unpaid.ts';
import type { CurrentUser } from './user.ts';

/** What a listing may lack, hours on Sundays where nobody else has them among it: what brings most stands first. */
export const listingParts = [
  'description',
  'quartier',
  'picture',
  'hours',
  'items',
  'keywords',
  'sundays',
  'prices',
  'languages',
] as const;

export type ListingPart = (typeof listingParts)[number];

/** Where in the profile each is changed: the pencil of its part has the focus. */
export const editFragments: Readonly<Record<ListingPart, string>> = {
  description: '#edit-listing',
  quartier: '#edit-place',
  picture: '',
  hours: '#edit-hours',
  items: '#edit-trade',
  keywords: '#edit-listing',
  sundays: '#edit-hours',
  prices: '#edit-service',
  languages: '#edit-service',
};

/** Whether a seller's listing is hidden because neither a trial nor a plan runs. */
const _isHiddenUnpaid = ({ userType, subscriptionState: state }: CurrentUser): boolean =>
  userType !== 'buyer' && (state === 'expired' || state === 'none');

/** Whether a payment is due: a plan that ran out, or a trial that soon will. */
const _isPaymentDue = (user: CurrentUser): boolean => user.subscriptionState === 'grace' || endsUnpaid(user);

/** Whether a seller has taken the listing off the search. */
const _isPaused = ({ userType, visibility }: CurrentUser): boolean =>
  userType !== 'buyer' && visibility.paused;
