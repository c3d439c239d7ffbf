import type { Translation } from '../messages.ts';

export const messages: Translation<'plans'> = {
  perMonth: 'par mois',
  contactsPerDay: '{{count}} contacts par jour',
  duringTrial: '{{count}} pendant l’essai',
  perDayAndContact: '{{day}} par jour, soit {{contact}} le contact',
  allOf: 'Ce qu’apporte {{plan}}, et :',
  for: {
    basic: 'Pour démarrer',
    pro: 'Pour qui cherche chaque jour',
    premium: 'Pour être vu en premier',
  },
  feature: {
    'direct-whatsapp': 'Contact direct sur WhatsApp',
    'saved-contacts': 'Contacts enregistrés',
    'standard-ranking': 'Classement standard',
    'priority-ranking': 'Classement prioritaire',
    'top-ranking': 'En tête du classement',
    'profile-statistics': 'Statistiques de la fiche',
    analytics: 'Analyses',
    'featured-listing': 'Fiche sponsorisée',
    'highlighted-profile': 'Fiche mise en valeur',
    'multiple-locations': 'Jusqu’à cinq adresses',
    'custom-branding': 'Vos couleurs',
  },
  support: {
    'within-48-hours': 'Réponse du support sous 48 h',
    'within-24-hours': 'Réponse du support sous 24 h',
    'within-4-hours': 'Réponse du support sous 4 h',
    'around-the-clock': 'Support 24 h/24 et 7 j/7, première réponse sous 2 h',
  },
  buyersFree: 'Vous achetez seulement ?',
  buyersFreeText: 'C’est gratuit, et vous cherchez autant que vous voulez.',
};
