import type { Translation } from '../messages.ts';

export const messages: Translation<'export'> = {
  title: 'Exporter des contacts',
  told: '{{exported}} sur {{of}} dans le fichier',
  rule: 'Il ne contient que les numéros que vous avez vus, ici ou dans une liste.',
  none: 'Vous n’avez encore ouvert aucun numéro de cette liste. Ouvrez les contacts voulus, puis exportez-les.',
  first:
    'D’une recherche, seuls les {{most}} premiers contacts s’exportent. Précisez-la pour atteindre les autres.',
  asking: 'Comptage de vos contacts…',
  again: 'Réessayer',
  formats: {
    vcard: 'Cartes pour le répertoire (vCard)',
    csv: 'Tableau pour Excel ou Google Sheets (CSV)',
    text: 'Texte à lire ou à partager',
  },
  making: 'Préparation du fichier : {{done}} sur {{exported}}',
  cancel: 'Annuler',
  done: 'Le fichier est dans vos téléchargements : {{name}}',
  cards: 'Ouvrez-le : le téléphone propose d’ajouter les contacts à son répertoire.',
  failed: 'Le fichier n’a pas pu être préparé, rien n’en a été gardé. {{reason}}',
};
