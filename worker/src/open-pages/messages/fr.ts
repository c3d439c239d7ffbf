import { sectors } from '@mboalink/shared/catalogue/category-names.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import { business } from './business-fr.ts';
import type { Messages } from './en.ts';
import { poster } from './poster-fr.ts';

const contacts = (count: number, more = false) =>
  `${formatCount(count, more)} ${count < 2 ? 'contact' : 'contacts'}`;

export const messages: Messages = {
  skip: 'Aller au contenu',
  home: 'Accueil',
  menu: 'Menu principal',
  language: 'Langue',
  find: 'Trouver un contact',
  trades: 'Métiers',
  dashboard: 'Tableau de bord',
  login: 'Connexion',
  logout: 'Déconnexion',
  register: 'Inscription',
  howItWorks: 'Comment ça marche',
  pricing: 'Tarifs',
  about: 'À\u00a0propos',
  terms: 'Conditions',
  privacy: 'Vie privée',
  cookies: 'Cookies',
  gdpr: 'RGPD',
  faq: 'Questions',
  contact: 'Contact',
  footerAbout: 'L’annuaire WhatsApp des gens qui vendent, fabriquent et réparent au Cameroun.',
  rights: 'Prix en francs CFA',
  here: 'Vous êtes ici',
  copy: 'Pas de réseau. Voici la page du {{date}}.',
  contacts,
  business,
  poster,
  failure: {
    title: 'Cette page n’est pas arrivée',
    text: 'L’erreur vient de chez nous, pas de vous. Attendez un instant, puis réessayez.',
    busy: 'Beaucoup de pages ont été ouvertes en même temps depuis votre réseau. Attendez une minute, puis réessayez.',
    again: 'Réessayer',
  },
  picture: {
    show: 'Voir la photo (30 Ko au plus)',
    of: (name) => `Photo de ${name}`,
  },
  mailPreference: {
    stop: 'Arrêter',
    receive: 'Recevoir de nouveau',
    settings: 'Toutes mes notifications',
    one: (name) => `l’alerte ${name}`,
    all: { searchAlerts: 'vos recherches suivies', weeklyDigest: 'votre bilan de la semaine' },
    running: (what) => ({
      title: 'Arrêter ces messages\u00a0?',
      text: `Appuyez sur le bouton et vous ne recevez plus d’e-mail pour ${what}. Le reste de votre compte ne change pas.`,
    }),
    stopped: (what) => ({
      title: 'C’est arrêté',
      text: `Vous ne recevez plus d’e-mail pour ${what}. Vous pouvez revenir en arrière ici ou dans vos paramètres.`,
    }),
    gone: {
      title: 'Plus rien ne vous est envoyé',
      text: 'Ce dont parlait ce lien n’existe plus\u00a0: aucun e-mail ne part.',
    },
    invalid: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il a été coupé, ou il a plus d’un an. Ouvrez le lien de votre dernier e-mail, ou vos paramètres.',
    },
  },
  absent: {
    title: 'Cette page n’est pas ouverte en ce moment',
    text: 'Ou l’adresse est mal recopiée\u00a0: comparez-la avec celle de l’affiche ou du message. Vous pouvez aussi chercher ci-dessus le nom de l’entreprise, un métier ou une ville.',
    trades: 'Voir tous les métiers',
  },
  categories: {
    title: 'Tous les métiers du Cameroun\u00a0: des contacts WhatsApp près de chez vous',
    heading: 'Tous les métiers du Cameroun',
    description: (count) =>
      `${contacts(count)} sur WhatsApp dans ${sectors.length} secteurs, de l’agriculture au transport. Choisissez un métier et une ville, et voyez qui travaille près de chez vous.`,
    lead: (count) =>
      `${contacts(count)} sur WhatsApp. Ouvrez un métier pour voir qui travaille près de chez vous.`,
    sectors: 'Secteurs',
    all: (name) => `Tout voir\u00a0: ${name}`,
  },
  search: {
    label: 'Que cherchez-vous\u00a0?',
    example: 'plombier Douala',
    go: 'Chercher',
    title: 'Résultats de recherche',
    results: (text) => `Résultats pour «\u00a0${text}\u00a0»`,
    inTown: (town) => `Contacts à ${town}`,
    description: 'Des entreprises du Cameroun sur WhatsApp, par métier et par ville.',
    nobody: 'Aucun métier et aucune entreprise ne porte ce nom. Parcourez les métiers ci-dessous.',
    nobodyByNumber: 'On ne trouve personne par son numéro. Cherchez un métier, un nom ou une ville.',
    nobodyThere: 'Aucune page ouverte à cet endroit pour l’instant. Parcourez les métiers ci-dessous.',
    meant: (named) => `Tout voir\u00a0: ${named}`,
    trades: 'Tous les métiers du Cameroun',
  },
  card: {
    sponsored: 'Sponsorisé',
    sponsoredMeans: '«\u00a0Sponsorisé\u00a0»\u00a0: une entreprise qui a payé pour passer devant.',
    show: 'Voir le numéro',
    of: (name) => `de ${name}`,
    member: { for: (time) => `Membre depuis ${time}`, since: (time) => `Membre depuis ${time}` },
  },
  paging: {
    label: 'Pages',
    before: 'Précédent',
    after: 'Suivant',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
  trade: {
    caution: 'Ne payez pas d’avance quelqu’un que vous ne connaissez pas.',
    inTown: (trade, town) => `${trade} à ${town}`,
    inCountry: (trade) => `${trade} au Cameroun`,
    title: (named, count, page) =>
      `${named}${count > 0 ? `\u00a0: ${contacts(count)} WhatsApp` : ''}${page > 1 ? ` (page ${page})` : ''}`,
    description: (named, count) =>
      `${named}\u00a0: ${contacts(count)} sur WhatsApp. Voyez qui ils sont et où ils travaillent, puis écrivez-leur directement.`,
    lead: (count, more = false) => `${contacts(count, more)} sur WhatsApp.`,
    register: 'Le numéro s’affiche une fois que vous êtes inscrit.',
    nobody: 'Aucune page ouverte ici pour l’instant.',
    quartierFirst: (quartier, town) => `D’abord le quartier ${quartier}, puis le reste de ${town}.`,
    nobodyInQuartier: (quartier, town, isNearestFirst) =>
      `Aucune page ouverte dans le quartier ${quartier} pour l’instant. Voici tout ${town}${isNearestFirst ? ', les quartiers proches d’abord' : ''}.`,
    nearby: (trade) => `${trade} ailleurs`,
    distance: (kilometres) => `à environ ${kilometres}\u00a0km`,
    byTown: (trade) => `${trade}, ville par ville`,
    wholeCountry: 'Tout le Cameroun',
    allTowns: 'Toutes les villes',
    otherTrades: 'Métiers voisins',
    otherTradesIn: (town) => `Métiers voisins à ${town}`,
    invite: 'C’est votre métier\u00a0?',
    inviteText: (price) =>
      `Inscrivez votre activité ici\u00a0: les clients vous écrivent sur WhatsApp. Un mois offert, puis dès ${price} par mois.`,
    inviteGo: 'Inscrire mon activité',
  },
};
