import * as z from 'zod/mini';

const text = z._default(z.string(), '');

const common = {
  amount: z.union([z.string(), z.number()]),
  currency: z.literal('XAF'),
  description: text,
  external_reference: z.uuid(),
};

export const tokenSchema = z.object({ username: z.string(), password: z.string() });

/** `POST /collect/`. */
export const collectSchema = z.object({ ...common, from: z.string(), external_user: z.optional(z.string()) });

/** `POST /get_payment_link/`. */
export const linkSchema = z.object({
  ...common,
  from: text,
  first_name: text,
  last_name: text,
  email: text,
  redirect_url: z.optional(z.url()),
  failure_redirect_url: z.optional(z.url()),
  payment_options: text,
});

/** Whether some value looks like a tag. */
export const isMalicious = (body: unknown): boolean =>
  Object.values(Object(body)).some((value) => typeof value === 'string' && /<[^>]*>/.test(value));
