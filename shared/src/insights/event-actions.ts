/** How somebody gets in touch with a contact that they were shown. */
export const clickActions = ['whatsapp_click', 'phone_click', 'email_click'] as const;

export type ClickAction = (typeof clickActions)[number];

/** What members do that is counted: what they look for, whom they look at, open, save and take along, whom they reach. */
export const eventActions = [
  'profile_view',
  'profile_click',
  ...clickActions,
  'contact_export',
  'search_performed',
  'contact_saved',
  'contact_removed',
  'contact_reveal',
] as const;

export type EventAction = (typeof eventActions)[number];
