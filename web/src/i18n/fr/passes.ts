import type { Translation } from '../messages.ts';

export const messages: Translation<'passes'> = {
  title: 'Juste quelques contacts de plus ?',
  text: 'Un pass s’ajoute à votre plan : il sert quand les contacts du jour sont finis. Votre fiche et sa place ne changent pas.',
  hiddenText: 'Un pass ouvre des contacts sans plan. Votre fiche reste masquée.',
  name: { day: 'Pass du jour', week: 'Pass de la semaine' },
  brings: {
    day: '{{count}} contacts de plus pendant 24\u00a0h',
    week: '{{count}} contacts de plus pendant 7 jours',
  },
  buy: { day: 'Pass du jour à {{price}}', week: 'Pass de la semaine à {{price}}' },
};
