import type { NoticePayloads } from '@mboalink/db/schema/outbox.ts';
import { oneOfTrade } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Language } from '@mboalink/shared/language.ts';
import type { NoticeWords } from '../outbox/deliver-notice.ts';

type Wanted = Pick<NoticePayloads['need-sent'], 'subcategory' | 'city' | 'quartier'>;

const whatAndWhere = ({ subcategory, city, quartier }: Wanted, language: Language) =>
  `${oneOfTrade(subcategory, language)}, ${quartier ?? findTown(city)?.[language] ?? city}`;

const incoming = '/needs/incoming';
const pathTo = (needId: string) => `${incoming}?need=${needId}`;

/** What sellers are told of needs, and buyers of answers: trade and place, and nothing of who it is. */
export const needNotices = {
  'need-sent': {
    en: (need) => ({
      line: `Somebody is looking for: ${whatAndWhere(need, 'en')}`,
      path: pathTo(need.needId),
      label: 'Answer with a price',
    }),
    fr: (need) => ({
      line: `Quelqu’un cherche\u00a0: ${whatAndWhere(need, 'fr')}`,
      path: pathTo(need.needId),
      label: 'Répondre avec un prix',
    }),
  },
  'need-answered': {
    en: ({ needId, subcategory }) => ({
      line: `${oneOfTrade(subcategory, 'en')}: a seller answered you`,
      path: `/needs/${needId}`,
      label: 'See the answers',
    }),
    fr: ({ needId, subcategory }) => ({
      line: `${oneOfTrade(subcategory, 'fr')}\u00a0: un vendeur vous a répondu`,
      path: `/needs/${needId}`,
      label: 'Voir les réponses',
    }),
  },
  'need-found': {
    en: ({ subcategory, isChosen }) => ({
      line: `${oneOfTrade(subcategory, 'en')}: ${isChosen ? 'this client chose you' : 'this client has found somebody. Thank you for your answer!'}`,
      path: incoming,
      label: 'Other needs',
    }),
    fr: ({ subcategory, isChosen }) => ({
      line: `${oneOfTrade(subcategory, 'fr')}\u00a0: ${isChosen ? 'ce client vous a choisi' : 'ce client a trouvé. Merci de votre réponse\u00a0!'}`,
      path: incoming,
      label: 'Autres demandes',
    }),
  },
} satisfies Partial<NoticeWords>;
