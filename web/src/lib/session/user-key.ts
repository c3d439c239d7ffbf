/** Where this browser keeps whom it last knew. */
export const userKey = 'user';
