import type { Composers } from '../../outbox/mail-kinds.ts';
import { paymentReceivedMail } from './payment-received-mail.ts';

/** The mails that tell of money, each from its row in the outbox. */
export const billingMails = {
  'payment-received': ({ recipient: to, language, payload }, { env }) =>
    paymentReceivedMail({
      to,
      language,
      ...payload,
      paidUntil: new Date(payload.paidUntil),
      receiptUrl: new URL(`/receipt/${payload.txRef}`, env.PUBLIC_URL).href,
    }),
} satisfies Partial<Composers>;
