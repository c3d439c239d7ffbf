import * as z from 'zod/mini';

const amount = z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))]), z.transform(Number));

const common = {
  tx_ref: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  amount: z.pipe(amount, z.number().check(z.positive())),
  redirect_url: z.optional(z.url()),
  meta: z.optional(z.record(z.string().check(z.regex(/^\w*$/)), z.unknown())),
};

const email = z.email().check(z.maxLength(100));
const phone = z.string().check(z.maxLength(50), z.regex(/^\+?\d+$/));
const currency = z.literal('XAF');

/** `POST /charges?type=mobile_money_franco`, by the rules of the official SDK. */
export const chargeSchema = z.object({
  ...common,
  currency,
  country: z.enum(['CM', 'SN', 'BF', 'CI']),
  email,
  phone_number: phone,
  network: z.optional(z.enum(['MTN', 'ORANGEMONEY'])),
  fullname: z.optional(z.string().check(z.maxLength(100))),
});

/** `POST /payments`. */
export const hostedSchema = z.object({
  ...common,
  // Naira where it is left out: nobody in Cameroon could pay it.
  currency: z._default(z.string(), 'NGN').check(z.refine((given) => given === 'XAF')),
  redirect_url: z.url(),
  payment_options: z.optional(z.string()),
  customer: z.object({
    email,
    name: z.optional(z.string()),
    phonenumber: z.optional(z.nullable(z.string())),
  }),
  session_duration: z.optional(z.coerce.number().check(z.positive(), z.maximum(1440))),
  configurations: z.optional(
    z.object({ session_duration: z.optional(z.coerce.number().check(z.positive(), z.maximum(1440))) }),
  ),
});
