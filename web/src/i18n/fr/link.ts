import type { Translation } from '../messages.ts';

export const messages: Translation<'link'> = {
  title: 'Se connecter',
  description: 'Vous connecte par le bouton de notre e-mail.',
  text: 'Vous avez demandé un code pour vous connecter. Appuyez sur le bouton et vous y êtes.',
  action: 'Me connecter',
  working: 'Un instant…',
  restored: 'Votre compte est de retour',
  already: 'Vous êtes déjà connecté',
  alreadyText: 'Le bouton de cet e-mail a déjà servi, ou son temps est passé. Rien d’autre à faire.',
  goOn: 'Continuer',
  expired: 'Ce bouton ne marche plus',
  expiredText:
    'Il sert une seule fois, pendant une heure. Prenez l’e-mail le plus récent, ou demandez un nouveau code.',
  incomplete: 'Cette adresse est incomplète',
  incompleteText: 'Appuyez de nouveau sur le bouton de l’e-mail.',
  failed: 'Vous n’êtes pas encore connecté',
  login: 'Aller à la page de connexion',
};
