/** Who carries mobile money in Cameroon. */
export const operators = ['mtn', 'orange'] as const;

export type Operator = (typeof operators)[number];
