import * as z from 'zod/mini';

/** How somebody gets in touch with a contact that they were shown. */
export const clickActions = ['whatsapp_click', 'phone_click', 'email_click'] as const;

export type ClickAction = (typeof clickActions)[number];

export const trackInput = z.object({
  actionType: z.enum(clickActions),
  targetUserId: z.uuid(),
});

/** How many events were new: a click counts once a day. */
export const trackOutput = z.object({ accepted: z.int() });
