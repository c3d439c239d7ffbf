import { isElidedRegion } from '@mboalink/shared/catalogue/place-gender.ts';
import type { BusinessMessages } from './business-en.ts';

/** 'la région du Centre', 'la région de l’Ouest'. */
const theRegion = (region: string) => `la région ${isElidedRegion(region) ? 'de l’' : 'du '}${region}`;

export const business: BusinessMessages = {
  inTown: (town) => `à ${town}`,
  inRegion: (region) => `dans ${theRegion(region)}`,
  title: (name, trade, inTown) => `${name}\u00a0: ${trade} ${inTown}`,
  description: (name, inTown) =>
    `${name} ${inTown}, sur WhatsApp\u00a0: ce qu’on y fait, où, et à quelles heures.`,
  seeNumber: 'Voir le numéro',
  seeNumberHint:
    'Gratuit pour les acheteurs, sans mot de passe\u00a0: inscrivez-vous une fois, puis revenez ici.',
  caution:
    'Nous confirmons l’adresse e-mail par un code, pas le numéro ni l’identité. Ne payez pas d’avance quelqu’un que vous ne connaissez pas. Une fois le numéro ouvert, vous pouvez nous dire ce qui ne va pas\u00a0:',
  report: 'Signaler un problème',
  isYours: 'Votre propre fiche\u00a0?',
  edit: 'La modifier',
  share: 'Partager sur WhatsApp',
  shareText: (name, trade, inTown) => `${name}, ${trade} ${inTown}\u00a0:`,
  openUntil: (until) => `Ouvert maintenant, jusqu’à ${until}`,
  alwaysOpen: 'Ouvert à toute heure',
  opensNext: { today: 'aujourd’hui', tomorrow: 'demain', day: (day) => day.toLowerCase() },
  closedUntil: (day, time) => `Fermé en ce moment, ouvre ${day} à ${time}`,
  hours: 'Horaires',
  items: 'Spécialités',
  prices: 'Prix',
  where: 'Où',
  languages: 'Langues parlées',
  since: 'Sur Mboalink depuis',
  sketch: {
    caption: {
      town: (town) => `Croquis de ${town}\u00a0: positions approximatives (GeoNames).`,
      region: (region) => `Croquis de ${theRegion(region)}\u00a0: positions approximatives (GeoNames).`,
    },
    alternative: (own, around) =>
      `Le nord est en haut. Point marqué\u00a0: ${own}.${around.length > 0 ? ` Autour\u00a0: ${around.join(', ')}.` : ''}`,
    directions: {
      ...{ n: 'au nord', ne: 'au nord-est', e: 'à l’est', se: 'au sud-est' },
      ...{ s: 'au sud', sw: 'au sud-ouest', w: 'à l’ouest', nw: 'au nord-ouest' },
    },
  },
};
