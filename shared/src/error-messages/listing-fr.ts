import type { ListingErrorMessages } from './error-message.ts';

export const listingErrorMessages: ListingErrorMessages = {
  listing: {
    rate_limited: {
      one: 'Vous venez de modifier votre profil très souvent. Patientez une minute, puis enregistrez.',
      other:
        'Vous avez modifié votre profil très souvent aujourd’hui. Patientez {{count}} minutes, puis enregistrez.',
    },
    rate_limited_day:
      'Vous avez modifié votre profil très souvent aujourd’hui. Enregistrez à nouveau demain.',
  },
};
