import { formatCount } from '@mboalink/shared/format/counts.ts';
import type { Messages } from './en.ts';

const contacts = (count: number, more = false) =>
  `${formatCount(count, more)} ${count < 2 ? 'contact' : 'contacts'}`;

export const messages: Messages = {
  skip: 'Aller au contenu',
  home: 'Accueil',
  menu: 'Menu principal',
  language: 'Langue',
  find: 'Chercher',
  trades: 'Métiers',
  login: 'Connexion',
  register: 'Inscription',
  howItWorks: 'Comment ça marche',
  pricing: 'Tarifs',
  about: 'À\u00a0propos',
  terms: 'Conditions',
  privacy: 'Vie privée',
  contact: 'Contact',
  footerAbout: 'L’annuaire WhatsApp des gens qui vendent, fabriquent et réparent au Cameroun.',
  rights: 'Prix en francs CFA',
  here: 'Vous êtes ici',
  contacts,
  failure: {
    title: 'Cette page n’est pas arrivée',
    text: 'L’erreur vient de chez nous, pas de vous. Attendez un instant, puis réessayez.',
    busy: 'Beaucoup de pages ont été ouvertes en même temps depuis votre réseau. Attendez une minute, puis réessayez.',
    again: 'Réessayer',
  },
  categories: {
    title: 'Tous les métiers du Cameroun\u00a0: des contacts WhatsApp près de chez vous',
    heading: 'Tous les métiers du Cameroun',
    description: (count) =>
      `${contacts(count)} sur WhatsApp dans 18 secteurs, de l’agriculture au transport. Choisissez un métier et une ville, et voyez qui travaille près de chez vous.`,
    lead: (count) =>
      `${contacts(count)} sur WhatsApp. Ouvrez un métier pour voir qui travaille près de chez vous.`,
    sectors: 'Secteurs',
    all: (name) => `Tout voir\u00a0: ${name}`,
  },
};
