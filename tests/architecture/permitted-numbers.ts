import { anyColumn, everyColumn, type Permitted } from './check-numbers.ts';

/**
 * What reads a number or an e-mail address past the ledger of shown numbers, by file and function: only of whoever asks,
 * or to compare, to count, to write a mail. Each says why; a test finds those that are no longer needed.
 */
export const permittedNumbers: Record<string, Permitted> = {
  'worker/src/accounts/codes/check-change-code.ts': {
    checkChangeCode: {
      columns: ['subject'],
      because: 'compares: the code that the member asked for is found by the address it went to',
    },
  },
  'worker/src/accounts/codes/check-code.ts': {
    budgetCte: { columns: [anyColumn], because: 'counts a wrong guess for the address' },
    targetCte: {
      columns: ['subject', 'mailbox'],
      because: 'compares a guess with the codes and the budget of its own address',
    },
    isAmongLatest: { columns: ['subject'], because: 'compares codes of one address with each other' },
    checkCode: { columns: [everyColumn], because: 'takes all of its own query, which names its columns' },
    guessCte: {
      columns: ['newValue'],
      because: 'hands the change that a right guess permits to the statement that makes it',
    },
  },
  'worker/src/accounts/codes/code-wait.ts': {
    sentToMember: { columns: ['mailbox'], because: 'counts the codes of one mailbox' },
    sentToStranger: { columns: ['mailbox'], because: 'counts the codes of one mailbox' },
  },
  'worker/src/accounts/codes/pressed-mail.ts': {
    pressedMail: {
      columns: ['mailbox', 'subject'],
      because:
        'compares codes of one mailbox, and hands the address that was proven to the statement that needs it',
    },
  },
  'worker/src/accounts/codes/shared-mail.ts': {
    sharedMailCte: {
      columns: ['subject'],
      because: 'compares: a code is shared by whoever asks for one address',
    },
  },
  'worker/src/accounts/codes/send-code.ts': {
    recipientCte: {
      columns: [everyColumn],
      because: 'compares the table that a code is for with `users`, and reads no row',
    },
  },
  'worker/src/accounts/profile/current-user.ts': {
    fields: {
      columns: ['email', 'whatsapp'],
      because: 'answers their own number and address to whoever asks',
    },
  },
  'worker/src/accounts/profile/tell-of-page.ts': {
    tellOfPage: { columns: ['email'], because: 'writes a mail to the owner of the page' },
  },
  'worker/src/billing/payments/prompt-limits.ts': {
    phoneWaits: {
      columns: ['whatsapp'],
      because: 'compares the phone that is asked for money with the number of its owner',
    },
  },
  'worker/src/jobs/tell-of-cases.ts': {
    tellOfCases: { columns: ['email'], because: 'writes a mail to the owner of the listing' },
  },
  'worker/src/accounts/profile/unchanged-identity.ts': {
    sendsBackIdentity: { columns: ['whatsapp'], because: 'compares what somebody sent back with their own' },
  },
  'worker/src/accounts/registration/existing-account.ts': {
    isTheirs: {
      columns: ['whatsapp'],
      because: 'compares what somebody registers with; the answer is counted as a question',
    },
  },
  'worker/src/accounts/registration/register.ts': {
    unspentCode: {
      columns: ['subject'],
      because: 'compares the code of a proof with the address that it is for',
    },
  },
  'worker/src/accounts/session/identifier.ts': {
    identifies: { columns: ['whatsapp'], because: 'compares what somebody signs in with' },
    hasAddress: { columns: ['email', 'mailbox'], because: 'compares what somebody signs in with' },
    hasMailbox: { columns: ['mailbox'], because: 'compares what somebody typed' },
  },
  'worker/src/accounts/session/refresh-session.ts': {
    rotate: { columns: ['email'], because: 'writes a mail to the owner of the session' },
  },
  'worker/src/accounts/session/send-login-code.ts': {
    sendLoginCode: { columns: ['email', everyColumn], because: 'mails a code to the owner of the account' },
  },
  'worker/src/accounts/session/sign-in-owner.ts': {
    accountCte: { columns: ['email'], because: 'writes a mail to the owner of the account' },
  },
  'worker/src/accounts/settings/delete-account.ts': {
    leave: { columns: ['email'], because: 'writes a mail to whoever leaves' },
  },
  'worker/src/accounts/settings/export-account.ts': {
    emailChangesJson: { columns: [anyColumn], because: 'answers their own former addresses to whoever asks' },
  },
  'worker/src/accounts/settings/request-change.ts': {
    requestChange: {
      columns: [anyColumn, everyColumn, 'mailbox'],
      because: 'compares the new address or number with those of others; the answer is counted as a question',
    },
  },
  'worker/src/accounts/settings/request-whatsapp-change.ts': {
    requestWhatsappChange: { columns: ['email'], because: 'mails a code to the member who asks' },
  },
  'worker/src/accounts/settings/undo-email-change.ts': {
    undo: {
      columns: ['email', 'whatsapp'],
      because: 'writes back what the account had, and answers it to the old address',
    },
    beforeCte: {
      columns: ['oldEmail', 'oldWhatsapp', 'whatsapp'],
      because: 'reads what the account had, and compares its number with those of others',
    },
  },
  'worker/src/accounts/settings/undoable-changes.ts': {
    firstUndoAddress: { columns: ['oldEmail'], because: 'mails a code to the member’s own former address' },
    isHeld: {
      columns: ['oldEmail', 'oldWhatsapp'],
      because: 'compares an address or number with those that may be taken back',
    },
  },
  'worker/src/accounts/settings/verify-email-change.ts': {
    returnCtes: {
      columns: ['oldEmail'],
      because: 'compares the new address with the member’s own former ones',
    },
    changeEmail: {
      columns: ['email', 'whatsapp'],
      because: 'records the member’s own address and number, and mails the old address',
    },
  },
  'worker/src/accounts/settings/verify-whatsapp-change.ts': {
    verifyWhatsappChange: { columns: ['email'], because: 'writes a mail to the member who asks' },
  },
  'worker/src/billing/payments/begin-payment.ts': {
    readPayer: {
      columns: ['email'],
      because: 'tells the payment provider the address of whoever asks to pay',
    },
  },
  'worker/src/billing/payments/read-receipt.ts': {
    readReceipt: {
      columns: ['payerEmail'],
      because: 'answers the payer of a receipt, who is whoever asks',
    },
  },
  'worker/src/directory/reports/open-case.ts': {
    openCase: { columns: ['email'], because: 'writes a mail to the owner of what was reported' },
  },
  'worker/src/jobs/erase-deleted-accounts.ts': {
    eraseBatch: {
      columns: ['email', 'mailbox', 'recipient', 'subject'],
      because: 'deletes what names the address of an account that is erased',
    },
  },
  'worker/src/jobs/remind-of-ends.ts': {
    remindOfEnds: { columns: ['email'], because: 'writes a mail to the owner of the plan' },
  },
  'worker/src/jobs/sweep.ts': {
    doneWork: {
      columns: [everyColumn],
      because: 'names the tables whose rows are deleted, and answers none',
    },
  },
  'worker/src/jobs/send-outbox.ts': {
    claim: { columns: ['recipient'], because: 'reads to whom a mail goes that is sent now' },
  },
  'worker/src/jobs/send-digests.ts': {
    queueDigests: { columns: ['email'], because: 'writes a mail to the owner of the listing' },
  },
  'worker/src/jobs/tell-of-news.ts': {
    queueNews: { columns: ['email'], because: 'writes a mail to the owner of the alerts' },
  },
  'worker/src/outbox/queue-mail.ts': {
    queueMail: { columns: ['recipient'], because: 'reads to whom a mail goes that is sent now' },
  },
};
