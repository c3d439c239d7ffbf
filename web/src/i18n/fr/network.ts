import type { Translation } from '../messages.ts';

export const messages: Translation<'network'> = {
  title: 'Mes contacts',
  description: 'Les contacts que vous avez enregistrés, avec les numéros que vous avez déjà ouverts.',
  lead: 'Enregistrer est gratuit et n’ouvre aucun numéro.',
  search: 'Chercher dans mes contacts',
  searchExample: 'Nom, métier ou ville',
  count_one: '{{shown}} contact enregistré',
  count_other: '{{shown}} contacts enregistrés',
  found_one: '{{shown}} contact trouvé',
  found_other: '{{shown}} contacts trouvés',
  savedOn: 'Enregistré le {{date}}',
  remove: 'Retirer {{name}} de mes contacts',
  hidden: 'Plus dans l’annuaire en ce moment.',
  hiddenUsable: 'Plus dans l’annuaire en ce moment ; le numéro reste utilisable.',
  emptyTitle: 'Aucun contact enregistré',
  emptyText: 'Touchez le signet d’une fiche : vous la retrouverez ici, même des mois après.',
  noneFound: 'Personne ne correspond ici',
  noneFoundText: 'Essayez un autre mot ou une autre catégorie.',
  all: 'Voir tous mes contacts',
  failed: 'Vos contacts ne sont pas arrivés.',
};
