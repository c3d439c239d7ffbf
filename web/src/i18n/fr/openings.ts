import type { Translation } from '../messages.ts';

export const messages: Translation<'openings'> = {
  title: 'Qui a ouvert mon numéro',
  description: 'Qui a ouvert votre numéro, et qui vous avez bloqué.',
  lead: 'Par jour, dès le lendemain. Un numéro seulement vu dans une liste ne compte pas.',
  titleBlocked: 'Qui j’ai bloqué',
  leadBlocked: 'Vous ne vous trouvez plus l’un l’autre. Personne n’en est averti.',
  count_one: '{{shown}} personne a ouvert votre numéro',
  count_other: '{{shown}} personnes ont ouvert votre numéro',
  buyer: 'Un acheteur',
  buyerOf: 'Un acheteur de {{town}}',
  thisBuyer: 'cet acheteur',
  thisBuyerOf: 'cet acheteur de {{town}}',
  on: 'Le {{date}}',
  emptyTitle: 'Personne n’a encore ouvert votre numéro',
  emptyText:
    'Chaque membre qui l’ouvre figurera ici le lendemain. Plus votre fiche est complète, plus ils seront nombreux.',
  editListing: 'Compléter ma fiche',
  failed: 'La liste n’est pas arrivée.',
  block: 'Bloquer',
  blockWhom: 'Bloquer : {{name}}, {{date}}',
  question: 'Bloquer {{name}} ?',
  consequence:
    'Vous ne vous trouvez plus l’un l’autre sur Mboalink, et aucun ne voit le numéro de l’autre. Personne n’en est averti. Qui a déjà votre numéro peut toujours vous écrire.',
  confirm: 'Bloquer',
  keep: 'Annuler',
  blocked: 'Vous avez bloqué {{name}}',
  notBlocked: 'Personne n’a été bloqué. {{reason}}',
  blockedTitle: 'Qui vous avez bloqué',
  blockedNobody:
    'Personne. Vous pouvez bloquer qui a ouvert votre numéro, et ceux dont vous avez ouvert le numéro.',
  blockedNobodyAlone: 'Personne. Vous pouvez bloquer ceux dont vous avez ouvert le numéro.',
  blockedOn: 'Bloqué le {{date}}',
  unblock: 'Débloquer',
  unblockWhom: 'Débloquer : {{name}}, {{date}}',
  unblocked: 'Vous pouvez vous retrouver',
  notUnblocked: 'Le blocage reste en place. {{reason}}',
};
