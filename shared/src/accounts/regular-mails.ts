/** Mails that come again and again, each of which its reader can stop; by the name of the preference that says so. */
export const regularMailKinds = ['searchAlerts', 'weeklyDigest'] as const;

export type RegularMailKind = (typeof regularMailKinds)[number];
