import type { Translation } from '../messages.ts';

export const messages: Translation<'logout'> = {
  title: 'Se déconnecter ?',
  text: 'Vous arrivez ici par un lien d’un autre site.',
  erased: 'Si vous vous déconnectez, tout ce que cet appareil garde de votre compte sera effacé.',
  stay: 'Rester connecté',
  confirm: 'Se déconnecter',
};
