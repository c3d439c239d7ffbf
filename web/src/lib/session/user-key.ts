/** Where this browser keeps whom it last knew. */
export const userKey = 'user';

/** Where it keeps that a sign-out may not have reached the server. */
export const signOutKey = 'sign-out';
