import type { PosterMessages } from './poster-en.ts';

export const poster: PosterMessages = {
  name: 'Affiche',
  title: (business) => `Affiche\u00a0: ${business}`,
  print: 'Imprimer',
  hint: 'Une page A4. Sur un ordinateur, imprimez-la (Ctrl+P). Sur un téléphone, choisissez «\u00a0Imprimer\u00a0», puis «\u00a0Enregistrer en PDF\u00a0», et envoyez le fichier au cybercafé ou au secrétariat du coin.',
  scan: 'Scannez pour voir notre page et nous trouver sur WhatsApp',
  code: (address) => `Code QR\u00a0: ${address}`,
  about: 'L’annuaire WhatsApp du Cameroun',
};
