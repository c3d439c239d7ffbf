/** The slug of the choice that every region offers besides its towns; it belongs to no region alone. */
export const otherTownSlug = 'other';
