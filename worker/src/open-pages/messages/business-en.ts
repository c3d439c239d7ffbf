export const business = {
  inTown: (town: string) => `in ${town}`,
  inRegion: (region: string) => `in the ${region} region`,
  title: (name: string, trade: string, inTown: string) => `${name}: ${trade} ${inTown}`,
  description: (name: string, inTown: string) =>
    `${name} ${inTown}, on WhatsApp: what they do, where, and when they are open.`,
  seeNumber: 'See the number',
  seeNumberHint: 'Free for buyers, without a password: register once, and come back here.',
  caution:
    'We confirm the e-mail address by a code, not the number or who is behind it. Do not pay in advance if you do not know the person. Once you have opened the number, you can tell us what is wrong:',
  report: 'Report a problem',
  isYours: 'Your own listing?',
  edit: 'Edit it',
  share: 'Share on WhatsApp',
  shareText: (name: string, trade: string, inTown: string) => `${name}, ${trade} ${inTown}:`,
  openUntil: (until: string) => `Open now, until ${until}`,
  alwaysOpen: 'Open at any hour',
  opensNext: { today: 'today', tomorrow: 'tomorrow', day: (day: string) => `on ${day}` },
  closedUntil: (day: string, time: string) => `Closed now, opens ${day} at ${time}`,
  hours: 'Opening hours',
  items: 'Specialities',
  prices: 'Prices',
  where: 'Where',
  languages: 'Languages',
  since: 'On Mboalink since',
  sketch: {
    caption: {
      town: (town: string) => `Sketch of ${town}: positions are approximate (GeoNames).`,
      region: (region: string) => `Sketch of the ${region} region: positions are approximate (GeoNames).`,
    },
    alternative: (own: string, around: readonly string[]) =>
      `North is up. Marked: ${own}.${around.length > 0 ? ` Around it: ${around.join(', ')}.` : ''}`,
    directions: {
      ...{ n: 'to the north', ne: 'to the north-east', e: 'to the east', se: 'to the south-east' },
      ...{ s: 'to the south', sw: 'to the south-west', w: 'to the west', nw: 'to the north-west' },
    },
  },
};

export type BusinessMessages = typeof business;
