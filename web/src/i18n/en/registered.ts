export const messages = {
  title: 'Your account is ready',
  buyer: 'Search as much as you like and write to sellers: it is free.',
  seller:
    'Your listing can be found from now on, free for 30 days. Search yourself as well: suppliers, partners, customers.',
  hidden:
    'Your listing is hidden: the free month was used before with this e-mail address or number. To be found you need a plan, from {{price}} a month.',
  show: '$t(common:expired.restore)',
  listing: 'See my listing',
  share: 'Share on WhatsApp',
  shareText: 'You can find {{name}} on Mboalink, the directory of WhatsApp businesses in Cameroon:',
  search: 'Search contacts',
  number: 'See the number',
  prices: 'See the plans',
} as const;
