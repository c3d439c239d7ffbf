import type { Translation } from '../words.ts';

export const words: Translation<'home'> = {
  head: {
    title: 'Le bon fournisseur est à un message.',
    description:
      'Commerçants, artisans et prestataires de tout le pays, quartier par quartier. Vous les trouvez ici, vous leur parlez sur WhatsApp.',
  },
};
