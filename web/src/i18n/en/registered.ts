export const messages = {
  title: 'Your account is ready',
  buyer: 'Search as much as you like and write to sellers: it is free.',
  seller: 'Your listing is visible now, free for 30 days. Search too: suppliers, partners, customers.',
  hidden:
    'Your listing is hidden: the free month was already used with this e-mail address or number. To be found you need a plan, from {{price}} a month.',
  show: '$t(common:expired.restore)',
  listing: 'See my listing',
  share: 'Share on WhatsApp',
  shareFailed: 'Sharing did not load. Check your connection and tap again.',
  search: 'Find contacts',
  number: 'See the number',
  prices: 'See the plans',
} as const;
