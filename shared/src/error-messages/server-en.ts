import type { ServerErrorMessages } from './error-message.ts';

export const serverErrorMessages: ServerErrorMessages = {
  reading: {
    rate_limited: {
      one: 'Too much was read from your network at once. Wait a minute, then go on.',
      other: 'Too much was read from your network at once. Wait {{count}} minutes, then go on.',
    },
  },
  asking: {
    rate_limited: {
      one: 'You made too many requests at once. Wait a minute, then go on.',
      other: 'You made too many requests at once. Wait {{count}} minutes, then go on.',
    },
  },
  alerts: {
    conflict: 'You have saved 10 searches, the maximum. Delete one in your settings, then save this one.',
  },
  saved: {
    conflict: 'You have saved 1,000 contacts, the maximum. Remove one, then save this one.',
  },
  connections: {
    conflict:
      'Your network holds 10,000 contacts, the maximum. Take one off your list, then write to this one again.',
  },
  needs: {
    conflict: 'You have as many open needs as you may. Close one, then send this one.',
    rate_limited_day: 'You have sent five needs today. You can send this one tomorrow.',
  },
  needAnswers: {
    conflict: 'This need is closed, or five sellers have answered it already.',
    forbidden:
      'You cannot answer this need. Your listing must be visible, your account in its third day and without an open report; the first hour is for the sellers who got it.',
    rate_limited_day: 'You have answered twenty needs today. You can answer again tomorrow.',
  },
  leadAnswers: {
    forbidden: 'This person does not let sellers answer. They have your number.',
  },
  words: {
    conflict: 'This word can no longer change: it has a reply already, or we are checking it.',
  },
  blocks: {
    conflict: 'You have blocked 200 people, the maximum. Unblock one, then block this one.',
  },
  payment: {
    payment_open:
      'Another payment is waiting for your confirmation. Confirm it on your phone, or cancel it first.',
    payment_refused: 'The operator refused this payment. Check the number and the balance, then try again.',
    rate_limited: {
      one: 'Too many payment requests: this one was not sent, and nothing was taken. Wait a minute. Another number or another way to pay may work sooner.',
      other:
        'Too many payment requests: this one was not sent, and nothing was taken. Wait {{count}} minutes. Another number or another way to pay may work sooner.',
    },
    rate_limited_day:
      'This number received too many payment requests today. Nothing was taken. Try again tomorrow, or pay with another number or another way.',
    conflict: 'There is nothing to change in this subscription now.',
    forbidden: 'Buyers need no plan. To sell, change the type of your account first.',
    unavailable: 'Failed to create payment transaction',
  },
  paymentPage: {
    unavailable: 'Payment URL not provided',
  },
  plans: {
    server_error: 'Failed to fetch subscription plans',
  },
  branding: {
    conflict: 'This name is taken. Choose another one.',
  },
};
