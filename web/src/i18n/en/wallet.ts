export const messages = {
  kept: 'On this phone',
  age: {
    now: 'just now',
    minutes_one: '{{count}} min ago',
    minutes_other: '{{count}} min ago',
    hours_one: '{{count}} h ago',
    hours_other: '{{count}} h ago',
    days_one: '{{count}} day ago',
    days_other: '{{count}} days ago',
  },
  advice: 'You can write and call from here. The rest comes with the network.',
  foundHere: 'Found among the people this phone knows. With the network we search the whole directory.',
  waiting_one: '{{count}} change will leave with the network',
  waiting_other: '{{count}} changes will leave with the network',
  refused: '“{{name}}” stays as it was. {{reason}}',
  data: {
    title: 'Your data bundle',
    today: 'Mboalink used today:',
    photo: 'A photo on WhatsApp takes about 0.3 MB.',
    unseen:
      'Counted by this browser since midnight: what our pages fetched. What they had kept costs nothing. Not seen: what you send, public pages that you read without touching anything, and kept pages that we renew meanwhile.',
    unknown: 'This browser keeps nothing for us: we cannot count.',
  },
  panel: {
    title: 'This phone',
    text: 'Without a network you can still read and call here: the numbers that you opened, your contacts, your last ten searches and, once you have opened your dashboard, the figures of your month.',
    switch: 'This is my phone',
    on: 'Whoever unlocks this phone can read them. All of it goes when you log out, and after 30 days without a network.',
    off: 'Nothing of it is kept here. Turn it on only on a phone that you share with nobody.',
    forget: 'Forget this phone',
    forgotten: 'This phone no longer keeps anything. Your contacts are still in your account.',
  },
} as const;
