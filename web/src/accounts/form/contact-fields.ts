import { emailSchema, whatsappSchema } from '@mboalink/shared/accounts/fields.ts';

/** The address or number as it travels; undefined when it is none. */
export const parseEmail = (typed: string): string | undefined => emailSchema.safeParse(typed).data;
export const parseWhatsapp = (typed: string): string | undefined => whatsappSchema.safeParse(typed).data;
