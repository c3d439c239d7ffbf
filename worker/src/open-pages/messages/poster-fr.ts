import type { PosterMessages } from './poster-en.ts';

export const poster: PosterMessages = {
  name: 'Affiche',
  title: (business) => `Affiche\u00a0: ${business}`,
  print: 'Imprimer',
  hint: 'Une page A4. Imprimez-la depuis le menu du navigateur (Ctrl+P sur un ordinateur), ou enregistrez-la en PDF et portez-la au secrétariat du coin.',
  scan: 'Scannez pour voir notre page et nous trouver sur WhatsApp',
  code: (address) => `Code QR\u00a0: ${address}`,
  about: 'L’annuaire WhatsApp du Cameroun',
};
