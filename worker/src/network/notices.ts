import type { NoticeWords } from '../outbox/deliver-notice.ts';

const path = '/dashboard';

/** What sellers are told of somebody who tapped WhatsApp, call or e-mail on their listing. */
export const leadNotices = {
  'new-lead': {
    en: () => ({ line: 'A new client got in touch with you', path, label: 'See my clients' }),
    fr: () => ({ line: 'Un nouveau client vous contacte', path, label: 'Voir mes clients' }),
  },
} satisfies Partial<NoticeWords>;
