import type { Translation } from '../messages.ts';

export const messages: Translation<'picture'> = {
  title: 'Photo',
  none: 'Une photo de votre boutique ou de votre travail : c’est à elle qu’on vous reconnaît.',
  shown: 'Tous ceux qui vous trouvent voient cette photo.',
  choose: 'Choisir une photo',
  change: 'En choisir une autre',
  take: 'Prendre une photo',
  remove: 'Retirer',
  preparing: 'Préparation de la photo…',
  sending: 'Envoi de la photo…',
  removing: 'Retrait de la photo…',
  saved: 'Photo enregistrée',
  removed: 'Photo retirée',
  unreadable: 'Cette photo ne s’ouvre pas. Choisissez-en une autre, par exemple en JPEG ou PNG.',
};
