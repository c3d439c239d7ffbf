import type { ErrorCode } from './errors.ts';
import type { Language } from './language.ts';

type Words = Record<ErrorCode, string>;

/** One message in each language. */
type Messages = Record<Language, string>;

const en: Words = {
  validation_failed: 'Validation failed. Please check your input.',
  unauthenticated: 'Authentication required. Please login first.',
  invalid_code: 'Invalid verification code. Please check and try again.',
  upgrade_required: 'Access denied. Please upgrade your plan.',
  forbidden: 'You are not allowed to do this.',
  bad_origin: 'This request came from another site and was refused.',
  not_found: 'Not found.',
  account_not_found: 'Account not found. Please register first.',
  method_not_allowed: 'This method is not allowed here.',
  account_exists: 'Account already exists. Please use the login page.',
  conflict: 'Somebody changed this in the meantime. Please reload and try again.',
  too_large: 'The request is too large.',
  unsupported_media_type: 'Only JSON is accepted here.',
  rate_limited: 'Too many requests. Please try again later.',
  daily_limit_reached: 'Daily limit reached',
  server_error: 'Server error. Please try again later.',
  unavailable: 'The service is out of reach for a moment. Nothing was lost; please try again.',
};

const fr: Words = {
  validation_failed: 'La vérification a échoué. Merci de contrôler votre saisie.',
  unauthenticated: 'Connexion requise. Veuillez d’abord vous connecter.',
  invalid_code: 'Code de vérification incorrect. Vérifiez et réessayez.',
  upgrade_required: 'Accès refusé. Veuillez passer à un plan supérieur.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  bad_origin: 'Cette demande venait d’un autre site : elle a été refusée.',
  not_found: 'Introuvable.',
  account_not_found: 'Compte introuvable. Veuillez d’abord vous inscrire.',
  method_not_allowed: 'Cette méthode n’est pas permise ici.',
  account_exists: 'Ce compte existe déjà. Utilisez la page de connexion.',
  conflict: 'Quelqu’un a modifié ceci entre-temps. Rechargez et réessayez.',
  too_large: 'La demande est trop volumineuse.',
  unsupported_media_type: 'Seul le JSON est accepté ici.',
  rate_limited: 'Trop de demandes. Réessayez plus tard.',
  daily_limit_reached: 'Limite du jour atteinte',
  server_error: 'Erreur du serveur. Réessayez plus tard.',
  unavailable: 'Le service est injoignable pour un moment. Rien n’est perdu ; réessayez.',
};

/** The words of an error for people who read the API directly; screens word errors from the code. */
export const errorMessages: Record<Language, Words> = { en, fr };

/** No account has all that was given to find it; which part is somebody else's is not told. */
export const identifiersApartMessages: Messages = {
  en: 'No account has both this e-mail address and this number. Please check both, or register first.',
  fr: 'Aucun compte n’a à la fois cette adresse e-mail et ce numéro. Vérifiez les deux, ou inscrivez-vous d’abord.',
};

/** Both languages write it alike. */
const inMinutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** Another code may be asked for after so many whole minutes. */
export function codeWaitMessages(minutes: number): Messages {
  return {
    en: `Please wait ${inMinutes(minutes)} before requesting a new code. This helps prevent spam.`,
    fr: `Veuillez patienter ${inMinutes(minutes)} avant de demander un nouveau code. Cela limite les abus.`,
  };
}

/** More contacts may be opened after so many whole minutes. */
export function revealWaitMessages(minutes: number): Messages {
  return {
    en: `You have opened many contacts in a short time. Please wait ${inMinutes(minutes)} before the next one.`,
    fr: `Vous avez ouvert beaucoup de contacts en peu de temps. Patientez ${inMinutes(minutes)} avant le suivant.`,
  };
}
