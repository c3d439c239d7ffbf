import type { ServerErrorMessages } from './error-message.ts';

export const serverErrorMessages: ServerErrorMessages = {
  reading: {
    rate_limited: {
      one: 'Trop de lectures à la fois depuis votre réseau. Patientez une minute, puis reprenez.',
      other: 'Trop de lectures à la fois depuis votre réseau. Patientez {{count}} minutes, puis reprenez.',
    },
  },
  asking: {
    rate_limited: {
      one: 'Vous avez fait trop de demandes à la fois. Patientez une minute, puis reprenez.',
      other: 'Vous avez fait trop de demandes à la fois. Patientez {{count}} minutes, puis reprenez.',
    },
  },
  alerts: {
    conflict:
      'Vous suivez 10 recherches, le maximum. Supprimez-en une dans vos paramètres, puis suivez celle-ci.',
  },
  saved: {
    conflict:
      'Vous avez enregistré 1\u202f000 contacts, le maximum. Retirez-en un, puis enregistrez celui-ci.',
  },
  connections: {
    conflict:
      'Votre réseau compte 10\u202f000 contacts, le maximum. Retirez-en un de la liste, puis écrivez de nouveau à celui-ci.',
  },
  needs: {
    conflict:
      'Vous avez déjà autant de demandes ouvertes que possible. Fermez-en une, puis envoyez celle-ci.',
    rate_limited_day: 'Vous avez envoyé cinq demandes aujourd’hui. Vous pourrez envoyer celle-ci demain.',
  },
  needAnswers: {
    conflict: 'Cette demande est fermée, ou cinq vendeurs y ont déjà répondu.',
    forbidden:
      'Vous ne pouvez pas répondre à cette demande. Votre fiche doit être visible, votre compte à son troisième jour et sans signalement ouvert\u00a0; la première heure est pour ceux à qui elle a été envoyée.',
    rate_limited_day:
      'Vous avez répondu à vingt demandes aujourd’hui. Vous pourrez répondre à nouveau demain.',
  },
  leadAnswers: {
    forbidden: 'Cette personne ne laisse pas les vendeurs lui répondre. Elle a votre numéro.',
  },
  words: {
    conflict: 'Ce mot ne peut plus changer\u00a0: il a déjà une réponse, ou nous le vérifions.',
  },
  blocks: {
    conflict: 'Vous avez bloqué 200 personnes, le maximum. Débloquez-en une, puis bloquez celle-ci.',
  },
  payment: {
    payment_open:
      'Un autre paiement attend votre confirmation. Confirmez-le sur votre téléphone, ou annulez-le d’abord.',
    payment_refused: 'L’opérateur a refusé ce paiement. Vérifiez le numéro et le solde, puis réessayez.',
    rate_limited: {
      one: 'Trop de demandes de paiement\u00a0: celle-ci n’est pas partie, et rien n’a été pris. Attendez une minute. Un autre numéro ou une autre façon de payer peut marcher plus tôt.',
      other:
        'Trop de demandes de paiement\u00a0: celle-ci n’est pas partie, et rien n’a été pris. Attendez {{count}} minutes. Un autre numéro ou une autre façon de payer peut marcher plus tôt.',
    },
    rate_limited_day:
      'Ce numéro a reçu trop de demandes de paiement aujourd’hui. Rien n’a été pris. Réessayez demain, ou payez avec un autre numéro ou d’une autre façon.',
    conflict: 'Il n’y a rien à changer dans ce plan pour l’instant.',
    forbidden:
      'Les acheteurs n’ont besoin d’aucun plan. Pour vendre, changez d’abord le type de votre compte.',
    unavailable: 'La demande de paiement n’a pas pu être créée. Réessayez dans un instant.',
  },
  paymentPage: {
    unavailable: 'La page de paiement n’a pas donné son adresse. Réessayez dans un instant.',
  },
  plans: {
    server_error: 'Les plans n’ont pas pu être lus. Réessayez dans un instant.',
  },
  branding: {
    conflict: 'Ce nom est déjà pris. Choisissez-en un autre.',
  },
};
