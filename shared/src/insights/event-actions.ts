/** How somebody gets in touch with a contact that they were shown. */
export const clickActions = ['whatsapp_click', 'phone_click', 'email_click'] as const;

export type ClickAction = (typeof clickActions)[number];

/**
 * What a device tells and the server may not know: that somebody who is found was looked at, or a contact that was shown
 * reached. All else is recorded where it is done.
 */
export const toldActions = ['profile_view', 'profile_click', ...clickActions] as const;

/** What members do that is counted: what they look for, whom they look at, open, save and take along, whom they reach. */
export const eventActions = [
  ...toldActions,
  'contact_export',
  'search_performed',
  'contact_saved',
  'contact_removed',
  'contact_reveal',
] as const;

export type EventAction = (typeof eventActions)[number];
