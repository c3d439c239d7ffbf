import type { ListingErrorMessages } from './error-message.ts';

export const listingErrorMessages: ListingErrorMessages = {
  listing: {
    rate_limited: 'Vous venez de modifier votre profil très souvent. Patientez une minute, puis enregistrez.',
  },
};
