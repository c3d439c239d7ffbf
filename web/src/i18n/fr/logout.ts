import type { Translation } from '../messages.ts';

export const messages: Translation<'logout'> = {
  title: 'Vous déconnecter ?',
  text: 'C’est un lien d’un autre site qui vous a amené ici. Si vous vous déconnectez, tout ce que ce téléphone garde de votre compte s’efface.',
  stay: 'Rester connecté',
  confirm: 'Me déconnecter',
};
