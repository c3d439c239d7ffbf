export const messages = {
  perMonth: 'a month',
  contactsPerDay: '{{count}} contacts a day',
  duringTrial: '{{count}} during the trial',
  perDayAndContact: '{{day}} a day, so {{contact}} for each contact',
  allOf: 'All of {{plan}}, and:',
  for: {
    basic: 'To start with',
    pro: 'For those who search every day',
    premium: 'To be seen first',
  },
  feature: {
    'direct-whatsapp': 'Direct WhatsApp contact',
    'standard-ranking': 'Standard ranking',
    'priority-ranking': 'Priority ranking',
    'top-ranking': 'Top ranking',
    'featured-listing': 'Featured listing',
    'highlighted-profile': 'Profile highlighted',
    'custom-branding': 'Your colours',
  },
  support: {
    'within-48-hours': 'Support answers within 48 hours',
    'within-24-hours': 'Support answers within 24 hours',
    'within-4-hours': 'Support answers within 4 hours',
    'around-the-clock': 'Support 24/7, first answer within 2 hours',
  },
  buyersFree: 'Only buying?',
  buyersFreeText: 'It is free, and you search as much as you like.',
} as const;
