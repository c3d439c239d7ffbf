import type { Translation } from '../words.ts';

export const words: Translation<'pages'> = {
  notFound: {
    title: 'Personne n’habite à cette adresse',
    text: 'Le lien est ancien ou mal tapé. Tout le reste est à sa place.',
    home: 'Aller à l’accueil',
  },
};
