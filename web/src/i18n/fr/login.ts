import type { Translation } from '../messages.ts';

export const messages: Translation<'login'> = {
  title: 'Connexion',
  description:
    'Connectez-vous à Mboalink avec votre adresse e-mail, votre numéro WhatsApp et un code à six chiffres.',
  lead: 'Pas de mot de passe : nous envoyons six chiffres à votre adresse e-mail.',
  newHere: 'Nouveau ici ? S’inscrire et essayer',
  noAccount: 'Pas encore de compte ?',
  register: 'Créer un compte',
  back: 'Retour à la connexion',
  noWhatsapp: 'Le numéro WhatsApp est obligatoire pour se connecter.',
  consent: {
    title: 'Acceptez-vous nos conditions ?',
    text: 'On ne vous l’a pas demandé à l’ouverture de votre compte.',
    agree: 'J’accepte',
    later: 'Plus tard',
  },
  welcomeBack: 'Bon retour, {{name}} !',
};
