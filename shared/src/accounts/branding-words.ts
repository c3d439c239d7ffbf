/** The colours that a premium business may give its page; their values stand in `web/src/styles/brand-colours.css`. */
export const brandColours = [
  'leaf',
  'lagoon',
  'sky',
  'indigo',
  'kola',
  'laterite',
  'maize',
  'night',
] as const;

export type BrandColour = (typeof brandColours)[number];

/** The drawn covers of such a page, each in its colour. */
export const brandCovers = ['weave', 'peaks', 'beads', 'stripes', 'waves'] as const;

export type BrandCover = (typeof brandCovers)[number];
