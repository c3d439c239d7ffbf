export const messages = {
  title: 'Questions people ask',
  description:
    'Fraud, prices, mobile money, the free trial, who sees your number: short answers, in English and French.',
  groups: {
    start: 'Getting started',
    safety: 'Avoiding fraud',
    selling: 'Selling',
    money: 'Paying',
    data: 'Your number, your data',
  },
  questions: {
    what: 'What is Mboalink?',
    cost: 'Does it cost anything?',
    free: 'What can I do with a free account?',
    signIn: 'How do I log in without a password?',
    mailbox: 'I have lost access to my e-mail address',
    checked: 'Do you check the sellers?',
    signs: 'How do I know that somebody is serious?',
    advance: 'I am asked for money in advance. Do I pay?',
    cheated: 'I have lost money. What now?',
    report: 'How do I report a listing?',
    wrong: 'The number that I opened is wrong',
    found: 'How do customers find me?',
    ranking: 'Can you pay to come first?',
    contacts: 'How many contacts can I open in a day?',
    pay: 'How do I pay?',
    late: 'I have paid, and my plan is not there',
    refund: 'Can I have my money back?',
    offline: 'Can I call my contacts without a network?',
    number: 'Who sees my number?',
    opened: 'Does anybody know that I opened a number?',
    bothered: 'Somebody bothers me. How do I stop them?',
    messages: 'Do you read my WhatsApp messages?',
    delete: 'How do I delete my account?',
  },
  answers: {
    what: 'The WhatsApp directory of people who sell, make and repair in Cameroon. You look for a trade, a product or a business, then talk to the person directly. The sale is between the two of you, and we take no commission. [How it works](/how-it-works)',
    cost: 'Buying is free. Selling: {{trialDays}} free days, then a plan from {{cheapest}} for {{paidDays}} days. [See the prices](/pricing)',
    free: 'If you buy, everything: search, read listings, see numbers. So that nobody copies the directory, you open at most {{atFirst}} new numbers in the first {{hours}} hours, then {{perHour}} an hour and {{perDay}} a day. If you sell without a plan, you read listings and open your contacts again, but your own listing is hidden, and a new number needs a plan or a pass.',
    signIn:
      'With your e-mail address and your WhatsApp number. Six digits come by e-mail; they work for {{codeMinutes}} minutes. Give them to nobody, not even to somebody who claims to be one of us.',
    mailbox:
      'As long as you are logged in somewhere, change it in your [settings](/settings). Otherwise nobody can get into the account, not even us: codes go to that address only. So take good care of it.',
    checked:
      'We confirm their e-mail address by a code. We check neither the identity, nor the WhatsApp number, nor the quality of the work: so look before you pay.',
    signs:
      'Read how long they have been a member, whether the listing is complete, and how many members trust them: it is written from {{trustedFrom}} up. Then see the goods or the work. First meeting: a public place, by day.',
    advance:
      'Not to somebody you do not know. Beware of an advance “to reserve it”, “for transport” or “for customs”. Read the name that mobile money shows before you confirm, and never give away your PIN.',
    cheated:
      'Call your mobile-money operator at once. Keep the messages and receipts, and file a complaint with the police or the gendarmerie. Report the listing too, to protect others. The money of a sale does not pass through us: we cannot give it back.',
    report:
      'Open the number, then tap “Report a problem”. The member will never learn that it was you. One person alone cannot have a listing hidden, so a competitor cannot misuse it.',
    wrong:
      'Report it on the day that you opened it. That contact then no longer counts among those of the day, {{refunds}} times a week at most. A contact opened with a pass is not credited back.',
    found:
      'By your trade, your specialities, your keywords and your place: the more complete the listing, the better you are found. It also has a page open to everybody, without your number, that you can share on WhatsApp.',
    ranking:
      'In part, and we say so. The listings that match best come first, then the nearest. Where two match equally well, Premium stands before Pro, and Pro before the others. “Sponsored” is written on every listing that money moved up.',
    contacts:
      'By your plan: {{paid}}. During the trial: {{trial}}. Opening a contact again does not count, and the count starts anew at midnight in Douala. A pass adds {{dayPass}} for {{dayHours}} hours, or {{weekPass}} for {{weekDays}} days. Buying needs no plan.',
    pay: 'By mobile money, MTN or Orange. You start the payment here, then confirm it on your phone with your PIN, which we never see. The receipt comes by e-mail.',
    late: 'Do not pay a second time. The operator’s confirmation can be slow, and we keep asking for it. If nothing has come after an hour, [write to us](/contact): tell us the time and the sum.',
    refund:
      'A period that has begun is not refunded, unless we could not provide the service or the law gives you the right to withdraw. What was collected twice is returned. [See the terms](/terms-of-service)',
    offline:
      'Yes, on your own phone. Tick “This is my phone” when you log in, or in your [settings](/settings): it then keeps the numbers that you opened, your contacts and your last searches. It forgets them when you log out. Leave it unticked on a phone that others use.',
    number:
      'Logged-in members only, never visitors or search engines. Everybody opens it listing by listing; sellers within their daily limit. If you only buy, nobody finds you unless you want them to.',
    opened:
      'Yes: its owner sees on which day. A seller is shown by the name of the business, a buyer without a name, unless they chose to be named. Seeing the listing without opening the number does not count.',
    bothered:
      'Block them: neither of you finds the other any more, and nobody is told. If they already have your number, block them in WhatsApp too. To stop being found for a while, pause your listing in your [settings](/settings).',
    messages:
      'No. They stay in WhatsApp, between the two of you, and we do not hear your calls. [What we keep](/privacy-policy)',
    delete:
      'In your [settings](/settings), at the very bottom. Your listing, your name and your number are gone within a minute. For {{comeBackDays}} days you can come back by logging in; then your data is erased. [What stays, and why](/privacy-policy)',
  },
  more: 'Your question is not here?',
  ask: 'Write to us',
} as const;
