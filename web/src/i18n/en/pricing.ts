export const messages = {
  title: 'You pay for contacts, not a commission.',
  headTitle: 'Prices: three plans, one month free',
  description:
    'Basic 3 000 FCFA, Pro 6 000, Premium 9 000 a month, after 30 free days. Buying is free and without limit.',
  lead: 'Thirty days free, once. Then a plan, by the month.',
  leadMember: 'A plan, by the month. Nothing is taken by itself.',
  subscribe: 'Subscribe',
  subscribeTo: 'Subscribe to {{plan}}',
  upgrade: 'Upgrade Plan',
  upgradeTo: 'Upgrade Plan: {{plan}}',
  yourPlan: 'Your plan',
  yourTrial: 'Your trial',
  sameShare:
    'A contact costs the same in all three plans. You choose how many you need, and the place of your listing.',
  member: {
    trial: 'You are in the free trial of the {{plan}} plan.',
    trialUntil: 'It ends on {{date}}.',
    active: 'You have the {{plan}} plan.',
    activeUntil: 'It runs until {{date}}.',
    noPlan: 'You have no plan yet.',
    expiredText: 'Your listing is hidden; your account and your contacts are kept.',
    grace_one: 'Your listing stays in search for {{count}} more day after that.',
    grace_other: 'Your listing stays in search for {{count}} more days after that.',
    buyer: 'You buy: everything is free for you.',
    buyerText: 'Plans are for those who sell.',
  },
  closed: {
    text: '“Upgrade Plan” writes to them on WhatsApp.',
    message: 'Hello Mboalink, I would like the {{plan}} plan.',
  },
  account: {
    create: 'Create my account',
    already: 'Already registered?',
    login: 'Log in',
    new: 'Not registered yet?',
    dashboard: 'Go to my dashboard',
  },
  faqTitle: 'Before you pay',
  faq: {
    auto: 'Is it taken by itself every month?',
    autoText:
      'No. When a month ends, you decide whether to take another one. If you do nothing, nothing is paid.',
    trial: 'If I pay during the trial, do I lose days?',
    trialText: 'No. The paid month starts when the trial ends.',
    currency: 'CFA francs or dollars?',
    currencyText:
      'Prices are in CFA francs (XAF): 3 000, 6 000 or 9 000. The dollars are there for comparison only; there is no conversion.',
    after: 'And if I take nothing after the trial?',
    afterText:
      'Your listing is no longer shown in search results. Your account, your data and the numbers that you opened are kept.',
    cancel: 'Can I cancel?',
    cancelText: 'At any time. You keep what you paid for until the end of the month.',
  },
} as const;
