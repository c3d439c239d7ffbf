import type { Composers } from '../../outbox/queue-mail.ts';
import { paymentReceivedMail } from './payment-received-mail.ts';
import { planEndsMail } from './plan-ends-mail.ts';

/** The mails that tell of plans and payments, each from its row in the outbox. */
export const billingMails = {
  'payment-received': ({ recipient: to, language, payload }, { env }) =>
    paymentReceivedMail({
      to,
      language,
      ...payload,
      paidUntil: new Date(payload.paidUntil),
      receiptUrl: new URL(`/receipt/${payload.txRef}`, env.PUBLIC_URL).href,
    }),
  'plan-ends': ({ recipient: to, language, payload }, { env }) =>
    planEndsMail({
      to,
      language,
      ...payload,
      endsAt: new Date(payload.endsAt),
      visibleUntil: new Date(payload.visibleUntil),
      payUrl: new URL(`/upgrade?plan=${payload.plan}`, env.PUBLIC_URL).href,
      settingsUrl: new URL('/settings', env.PUBLIC_URL).href,
    }),
} satisfies Partial<Composers>;
