import type { ServerErrorMessages } from './error-message.ts';

export const serverErrorMessages: ServerErrorMessages = {
  reading: {
    rate_limited: {
      one: 'Trop de lectures à la fois depuis votre réseau. Patientez une minute, puis reprenez.',
      other: 'Trop de lectures à la fois depuis votre réseau. Patientez {{count}} minutes, puis reprenez.',
    },
  },
  asking: {
    rate_limited: {
      one: 'Vous avez fait trop de demandes à la fois. Patientez une minute, puis reprenez.',
      other: 'Vous avez fait trop de demandes à la fois. Patientez {{count}} minutes, puis reprenez.',
    },
  },
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
