/** Where a case is that nobody closed: its owner was told, answered, or it is hidden, by the clock or for good. */
export const openCaseStates = ['told', 'answered', 'hidden', 'confirmed'] as const;

/** What owners read of it: from the second telling on, no correction alone is an answer. */
export const listingCases = [...openCaseStates, 'told_again'] as const;

export type ListingCase = (typeof listingCases)[number];
