import { emailSchema, whatsappSchema } from '@mboalink/shared/accounts/fields.ts';
import * as z from 'zod/mini';

/** Both name the account: an e-mail address alone would be known to many. */
export const loginFields = z.object({ email: emailSchema, whatsapp: whatsappSchema });

export type LoginFields = z.output<typeof loginFields>;
