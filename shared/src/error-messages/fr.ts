import type { GeneralErrorMessages } from './error-message.ts';

const codeNotSent = 'Le code n’a pas pu être envoyé. Réessayez.';
const notResent = 'Le code n’a pas pu être renvoyé.';
const notRegistered = 'L’inscription a échoué. Réessayez.';
const serverError = 'Erreur du serveur. Réessayez plus tard.';
const timedOut = 'Le délai est dépassé. Vérifiez votre connexion et réessayez.';
const noSuchAccount =
  'Aucun compte n’a à la fois cette adresse e-mail et ce numéro. Vérifiez les deux, ou inscrivez-vous d’abord.';
const accountExists = 'Ce compte existe déjà. Utilisez la page de connexion.';

export const errorMessages: GeneralErrorMessages = {
  general: {
    validation_failed: 'Une case est mal remplie. Vérifiez votre saisie.',
    unauthenticated: 'Connexion requise. Connectez-vous d’abord.',
    invalid_code: 'Code de vérification incorrect. Vérifiez et réessayez.',
    upgrade_required: 'Accès refusé. Passez à un plan supérieur.',
    forbidden: 'Vous n’avez pas le droit de faire cela.',
    bad_origin: 'Cette demande venait d’un autre site\u00a0: elle a été refusée.',
    https_required: 'Cette adresse ne répond qu’en https.',
    fresh_code_required: 'Pour cela, saisissez d’abord le code que nous envoyons à votre adresse e-mail.',
    not_found: 'Introuvable.',
    account_not_found: 'Compte introuvable. Inscrivez-vous d’abord.',
    method_not_allowed: 'Cela n’est pas possible ici.',
    account_exists: accountExists,
    conflict: 'Quelqu’un a modifié ceci entre-temps. Rechargez et réessayez.',
    too_large: 'La demande est trop volumineuse.',
    unsupported_media_type: 'Seul le JSON est accepté ici.',
    rate_limited: 'Trop de demandes. Réessayez plus tard.',
    daily_limit_reached: 'Limite du jour atteinte',
    challenge_required: 'Nous n’avons pas pu vérifier que vous êtes une personne. Réessayez.',
    server_error: serverError,
    unavailable: 'Le service ne répond pas. Rien n’est perdu\u00a0: réessayez.',
    network: 'Erreur de réseau\u00a0: vérifiez votre connexion internet',
    timeout: timedOut,
    unreadable: 'Erreur du serveur\u00a0: {{status}}',
    unreadable_limit: 'Erreur du serveur\u00a0: {{status}}',
    unreadable_server: 'Erreur du serveur\u00a0: {{status}}',
    portal:
      'Votre réseau bloque l’accès\u00a0: connectez-vous au Wi-Fi ou activez un forfait internet, puis réessayez.',
    unexpected: 'Une erreur inattendue est survenue',
  },
  account: {
    validation_failed: 'La demande est incomplète. Vérifiez tous les champs et réessayez.',
    unauthenticated: 'La connexion a échoué. Vérifiez vos identifiants.',
    invalid_code: 'La connexion a échoué. Vérifiez vos identifiants.',
    not_found: 'Compte introuvable. Inscrivez-vous d’abord.',
    account_exists: accountExists,
    conflict: accountExists,
    rate_limited: {
      one: 'Patientez {{count}} minute avant de demander un nouveau code. Cela évite les abus.',
      other: 'Patientez {{count}} minutes avant de demander un nouveau code. Cela évite les abus.',
    },
    server_error: serverError,
    network: 'La connexion au réseau a échoué. Vérifiez votre connexion internet et réessayez.',
    timeout: timedOut,
    offline: 'Vous semblez hors ligne. Vérifiez votre connexion internet.',
    slow: 'Votre connexion est trop lente. Cherchez un meilleur réseau et réessayez.',
    unreadable: 'Une erreur est survenue',
    unexpected: 'Une erreur inattendue est survenue\u00a0: {{detail}}',
  },
  sendCode: {
    account_not_found: noSuchAccount,
    rate_limited: {
      one: 'Patientez {{count}} minute avant de demander un nouveau code.',
      other: 'Patientez {{count}} minutes avant de demander un nouveau code.',
    },
    rate_limited_unsaid: 'Trop de demandes. Patientez quelques minutes avant de réessayer.',
    server_error: 'Erreur du serveur. Réessayez dans quelques minutes.',
    unexpected: 'Une erreur inattendue est survenue. Réessayez.',
    other: 'Une erreur inattendue est survenue. Réessayez.',
  },
  registrationCode: { server_error: codeNotSent, unexpected: codeNotSent, other: codeNotSent },
  resendCode: { server_error: notResent, unexpected: notResent, other: notResent },
  verifyCode: {
    invalid_code: 'Code de vérification incorrect. Vérifiez et réessayez.',
    rate_limited: {
      one: 'Trop d’essais. Patientez une minute avant de réessayer.',
      other: 'Trop d’essais. Patientez quelques minutes avant de réessayer.',
    },
    rate_limited_day: 'Trop de mauvais codes ont été saisis aujourd’hui. Réessayez demain.',
    unexpected: 'Une erreur inattendue est survenue pendant la vérification. Réessayez.',
    other: 'La vérification du code a échoué.',
  },
  register: {
    invalid_code: notRegistered,
    forbidden: notRegistered,
    bad_origin: notRegistered,
    rate_limited: 'Patientez une minute, puis réessayez.',
  },
  identifiers: {
    account_not_found: noSuchAccount,
  },
  signInLink: {
    rate_limited:
      'Trop de mauvais codes ont été saisis pour ce compte aujourd’hui. Appuyez plutôt sur le bouton de notre e-mail.',
  },
};
