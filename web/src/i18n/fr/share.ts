import type { Translation } from '../messages.ts';

export const messages: Translation<'share'> = {
  title: 'Partager',
  business: '{{what}}, sur Mboalink :',
  member: '{{what}}. Les membres voient le numéro sur Mboalink :',
  search: 'Une recherche sur Mboalink, l’annuaire WhatsApp des entreprises au Cameroun :',
  noNumber: 'Le numéro n’est pas envoyé : celui qui ouvre le lien le voit avec son propre compte.',
  apps: 'Choisir une application',
  whatsapp: 'Partager sur WhatsApp',
  copy: 'Copier le message',
  copied: 'Message copié',
  notCopied: 'Ce navigateur ne nous laisse pas copier. Gardez le doigt sur le message pour le copier.',
};
