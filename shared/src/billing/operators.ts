/** Who carries mobile money in Cameroon. */
export const operators = ['mtn', 'orange'] as const;

export type Operator = (typeof operators)[number];

/** What a payer dials to see what waits for them, where no prompt comes. */
export const approveCodes: Record<Operator, string> = { mtn: '*126#', orange: '#150*50#' };
