import type { DirectoryErrorMessages } from './error-message.ts';

const serverError = 'Server error. Please try again later.';
const timedOut = 'Request timed out. Please check your connection and try again.';

export const directoryErrorMessages: DirectoryErrorMessages = {
  search: {
    upgrade_required: 'Access denied. Please upgrade your plan.',
    validation_failed: 'Validation failed: {{detail}}',
    not_found: 'No contacts found matching your criteria.',
    daily_limit_reached: 'Daily limit reached. Please try again tomorrow.',
    unreadable_limit: 'Daily limit reached. Please try again tomorrow.',
    server_error: serverError,
    unreadable: serverError,
    unauthenticated: 'Authentication required. Please login first.',
    rate_limited: 'Too many requests. Please try again later.',
    timeout: timedOut,
    network: 'Network error. Please check your internet connection.',
    other: 'An unexpected error occurred',
  },
  reveal: {
    not_found: 'This contact has just left the directory. Nothing was counted.',
    rate_limited: {
      one: 'No new numbers open for now. Wait {{count}} minute, then go on. Nothing was counted.',
      other: 'No new numbers open for now. Wait {{count}} minutes, then go on. Nothing was counted.',
    },
    rate_limited_day:
      'No more new numbers open today. New ones open again tomorrow; those that you opened stay open.',
    other: 'The number did not load. Try again: a number that was already counted is never counted twice.',
  },
};
