import type { Composers } from '../../outbox/queue-mail.ts';
import { listingReportedMail } from './listing-reported-mail.ts';
import { pageOpenedMail } from './page-opened-mail.ts';
import {
  accountDeletedMail,
  emailChangedMail,
  newDeviceMail,
  sessionStolenMail,
  whatsappChangedMail,
} from './security-mails.ts';

/** The mails that tell of changes to an account, each from its row in the outbox. */
export const accountMails = {
  'new-device': ({ recipient: to, language, payload }, { env }) =>
    newDeviceMail({
      to,
      language,
      at: new Date(payload.at),
      userAgent: payload.userAgent,
      settingsUrl: new URL('/settings', env.PUBLIC_URL).href,
    }),
  'session-stolen': ({ recipient: to, language, payload }, { env }) =>
    sessionStolenMail({
      to,
      language,
      at: new Date(payload.at),
      settingsUrl: new URL('/settings', env.PUBLIC_URL).href,
    }),
  'email-changed': ({ recipient: to, language, payload }, { env }) =>
    emailChangedMail({
      to,
      language,
      newEmail: payload.newEmail,
      supportUrl: new URL('/contact', env.PUBLIC_URL).href,
    }),
  'whatsapp-changed': ({ recipient: to, language, payload }, { env }) =>
    whatsappChangedMail({
      to,
      language,
      newNumber: payload.newNumber,
      settingsUrl: new URL('/settings', env.PUBLIC_URL).href,
    }),
  'account-deleted': ({ recipient: to, language }, { env }) =>
    accountDeletedMail({
      to,
      language,
      loginUrl: new URL('/login', env.PUBLIC_URL).href,
      supportUrl: new URL('/contact', env.PUBLIC_URL).href,
    }),
  'listing-reported': ({ recipient: to, language, payload }, { env }) =>
    listingReportedMail({
      to,
      language,
      reasons: payload.reasons,
      hiddenUntil: new Date(payload.hiddenUntil),
      supportUrl: new URL('/contact', env.PUBLIC_URL).href,
    }),
  'page-opened': ({ recipient: to, language, payload }, { env }) =>
    pageOpenedMail({
      to,
      language,
      pageUrl: new URL(`/business/${payload.slug}`, env.PUBLIC_URL).href,
      settingsUrl: new URL('/settings', env.PUBLIC_URL).href,
      listedFrom: new Date(payload.listedFrom),
    }),
} satisfies Partial<Composers>;
