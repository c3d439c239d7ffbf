import type { Translation } from '../messages.ts';

export const messages: Translation<'errors'> = {
  validation_failed: 'La vérification a échoué. Contrôlez votre saisie.',
  unauthenticated: 'Connexion requise. Connectez-vous d’abord.',
  invalid_code: 'Code de vérification incorrect. Vérifiez et réessayez.',
  upgrade_required: 'Accès refusé. Passez à un plan supérieur.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  bad_origin: 'Cette demande venait d’un autre site : elle a été refusée.',
  not_found: 'Introuvable.',
  account_not_found: 'Compte introuvable. Inscrivez-vous d’abord.',
  method_not_allowed: 'Cela n’est pas possible ici.',
  account_exists: 'Ce compte existe déjà. Utilisez la page de connexion.',
  conflict: 'Quelqu’un a modifié ceci entre-temps. Rechargez et réessayez.',
  too_large: 'La demande est trop volumineuse.',
  unsupported_media_type: 'Ce genre de données n’est pas accepté ici.',
  rate_limited: 'Trop de demandes. Réessayez plus tard.',
  daily_limit_reached: 'Limite du jour atteinte',
  server_error: 'Erreur du serveur. Réessayez plus tard.',
  unavailable: 'Le service est injoignable pour un moment. Rien n’est perdu ; réessayez.',
  network: 'Erreur de réseau. Vérifiez votre connexion internet.',
  timeout: 'Le délai est dépassé. Vérifiez votre connexion et réessayez.',
};
