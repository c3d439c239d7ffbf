import * as z from 'zod/mini';

const channel = z.enum(['cm.mtn', 'cm.orange', 'cm.mobile']);
const email = z.email();

/** `POST /payments`. */
export const initializeSchema = z
  .object({
    amount: z.int().check(z.positive()),
    currency: z.literal('XAF'),
    email: z.optional(email),
    phone: z.optional(z.string()),
    customer: z.optional(
      z.object({ email: z.optional(email), name: z.optional(z.string()), phone: z.optional(z.string()) }),
    ),
    description: z._default(z.string(), ''),
    reference: z.string().check(z.minLength(1)),
    callback: z.optional(z.url()),
    locked_currency: z.optional(z.literal('XAF')),
    locked_channel: z.optional(channel),
    locked_country: z.optional(z.literal('CM')),
    customer_meta: z.optional(z.record(z.string(), z.unknown())),
  })
  .check(
    z.refine(({ email, phone, customer }) => email || phone || customer?.email || customer?.phone, {
      path: ['customer'],
    }),
  );

/** `POST /payments/{reference}`. Public code disagrees whether the number carries +237. */
export const processSchema = z.object({
  channel,
  data: z.object({ phone: z.string().check(z.regex(/^(\+237)?[67]\d{8}$/)) }),
});
