export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where mailboxes may stop mails of this kind by one tap (RFC 8058); only of mails that come again and again. */
  stopUrl?: string;
  /** The same key sent twice delivers one mail. */
  idempotencyKey: string;
};

/** Whoever delivers our mail. `send` resolves when the mail was accepted and throws `unavailable` otherwise. */
export type MailProvider = { send: (mail: Mail) => Promise<void> };
