import type { DirectoryErrorMessages } from './error-message.ts';

export const directoryErrorMessages: DirectoryErrorMessages = {
  search: {
    upgrade_required: 'Accès refusé. Passez à un plan supérieur.',
    validation_failed: 'Un problème dans votre recherche\u00a0: {{detail}}',
    not_found: 'Aucun contact trouvé correspondant à vos critères.',
    daily_limit_reached: 'Limite du jour atteinte. À demain.',
    unreadable_limit: 'Limite du jour atteinte. À demain.',
    server_error: 'Le serveur a eu un problème.',
    unreadable: 'Le serveur a eu un problème.',
    unauthenticated: 'Connexion requise. Connectez-vous d’abord.',
    rate_limited: 'Trop de demandes à la fois. Attendez un peu.',
    timeout: 'Le serveur a mis trop de temps. Vérifiez votre connexion.',
    network: 'Erreur de réseau. Vérifiez votre connexion internet.',
    other: 'Une erreur inattendue est survenue',
  },
  reveal: {
    not_found: 'Ce contact vient de quitter l’annuaire. Rien n’a été compté.',
    rate_limited: {
      one: 'Pas de nouveau numéro pour l’instant. Patientez {{count}} minute, puis reprenez. Rien n’a été compté.',
      other:
        'Pas de nouveau numéro pour l’instant. Patientez {{count}} minutes, puis reprenez. Rien n’a été compté.',
    },
    rate_limited_day:
      'Plus de nouveau numéro aujourd’hui. Revenez demain\u00a0: ceux déjà ouverts le restent.',
    other:
      'Le numéro n’est pas arrivé. Réessayez\u00a0: un numéro déjà compté n’est jamais compté deux fois.',
  },
};
