import type { ListingErrorMessages } from './error-message.ts';

export const listingErrorMessages: ListingErrorMessages = {
  listing: {
    rate_limited: 'You changed your profile very often just now. Wait a minute, then save again.',
  },
};
