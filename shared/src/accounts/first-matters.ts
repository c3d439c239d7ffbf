import { endsUnpaid } from './ends-unpaid.ts';
import type { CurrentUser } from './user.ts';

/** Whether a seller's listing is hidden because neither a trial nor a plan runs. */
export const isHiddenUnpaid = ({ userType, subscriptionState: state }: CurrentUser): boolean =>
  userType !== 'buyer' && (state === 'expired' || state === 'none');

/** Whether a payment is due: a plan that ran out, or a trial that soon will. */
export const isPaymentDue = (user: CurrentUser): boolean =>
  user.subscriptionState === 'grace' || endsUnpaid(user);

/** Whether a seller has taken the listing off the search. */
export const isPaused = ({ userType, visibility }: CurrentUser): boolean =>
  userType !== 'buyer' && visibility.paused;

/** Whether the dashboard begins with something that comes before its figures. */
export const hasFirstMatters = (user: CurrentUser): boolean =>
  isHiddenUnpaid(user) || isPaymentDue(user) || isPaused(user) || user.hiddenByReports !== null;
