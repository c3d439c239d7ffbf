import type { Translation } from '../messages.ts';

export const messages: Translation<'registered'> = {
  title: 'Votre compte est prêt',
  buyer: 'Cherchez autant que vous voulez et écrivez aux vendeurs : c’est gratuit.',
  seller:
    'Votre fiche est visible, gratuitement pendant 30 jours. Cherchez, vous aussi : fournisseurs, partenaires, clients.',
  hidden:
    'Votre fiche est masquée : le mois gratuit a déjà servi pour cette adresse e-mail ou ce numéro. Pour être trouvé, il faut un plan, dès {{price}} par mois.',
  show: '$t(common:expired.restore)',
  listing: 'Voir ma fiche',
  share: 'Partager sur WhatsApp',
  shareFailed: 'Le partage ne s’est pas chargé. Vérifiez la connexion, puis réessayez.',
  search: 'Trouver des contacts',
  number: 'Voir le numéro',
  prices: 'Voir les plans',
};
