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
  branding: {
    conflict: 'Ce nom est déjà pris. Choisissez-en un autre.',
  },
};
