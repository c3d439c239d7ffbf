/** Where a case is that nobody closed: its owner was told, answered, or it is hidden, by the clock or for good. */
export const openCaseStates = ['told', 'answered', 'hidden', 'confirmed'] as const;
