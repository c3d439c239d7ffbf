import type { Translation } from '../messages.ts';

export const messages: Translation<'wallet'> = {
  kept: 'Sur ce téléphone',
  age: {
    now: 'à l’instant',
    minutes_one: 'il y a {{count}} min',
    minutes_other: 'il y a {{count}} min',
    hours_one: 'il y a {{count}} h',
    hours_other: 'il y a {{count}} h',
    days_one: 'il y a {{count}} jour',
    days_other: 'il y a {{count}} jours',
  },
  advice: 'D’ici, vous pouvez écrire et appeler. Le reste reviendra avec le réseau.',
  foundHere:
    'Trouvé parmi les personnes que ce téléphone connaît. Avec le réseau, nous chercherons dans tout l’annuaire.',
  waiting_one: '{{count}} changement partira avec le réseau',
  waiting_other: '{{count}} changements partiront avec le réseau',
  refused: '« {{name}} » reste comme avant. {{reason}}',
  data: {
    title: 'Votre forfait internet',
    today: 'Mboalink a pris aujourd’hui :',
    photo: 'Une photo sur WhatsApp prend environ 0,3 Mo.',
    unseen:
      'Compté par ce navigateur depuis minuit : ce que nos pages ont téléchargé. Ce qu’elles avaient déjà en réserve ne coûte rien. Nous ne voyons pas ce que vous envoyez, ni les pages publiques que vous lisez sans rien y toucher, ni la mise à jour des pages en réserve.',
    unknown: 'Ce navigateur ne garde rien pour nous : nous ne pouvons pas compter.',
  },
  panel: {
    title: 'Ce téléphone',
    text: 'Sans réseau, vous pouvez encore lire et appeler ici : les numéros que vous avez vus, vos contacts, vos dix dernières recherches et, une fois votre tableau de bord ouvert, les chiffres du mois.',
    switch: 'C’est mon téléphone',
    on: 'Celui qui déverrouille ce téléphone peut les lire. Tout s’efface quand vous vous déconnectez, et après 30 jours sans réseau.',
    off: 'Rien n’en est gardé ici. Activez-le seulement sur un téléphone que vous ne partagez avec personne.',
    forget: 'Oublier ce téléphone',
    forgotten: 'Ce téléphone ne garde plus rien. Vos contacts restent dans votre compte.',
  },
};
