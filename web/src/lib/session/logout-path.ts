/** The address that signs out. */
export const logoutPath = '/logout';
