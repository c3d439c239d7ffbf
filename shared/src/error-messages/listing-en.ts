import type { ListingErrorMessages } from './error-message.ts';

export const listingErrorMessages: ListingErrorMessages = {
  listing: {
    rate_limited: {
      one: 'You changed your profile very often just now. Wait a minute, then save again.',
      other: 'You changed your profile very often today. Wait {{count}} minutes, then save again.',
    },
    rate_limited_day: 'You changed your profile very often today. Save again tomorrow.',
  },
};
