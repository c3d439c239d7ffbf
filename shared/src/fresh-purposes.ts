/** The acts that need a code of their own, mailed to the account's present address; `session` takes any code. */
export const freshPurposes = ['change-email', 'delete-account', 'session'] as const;

export type FreshPurpose = (typeof freshPurposes)[number];
