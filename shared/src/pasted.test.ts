import { expect, it } from 'vitest';
import { identifierSchema, otpSchema } from './accounts/credentials.ts';
import { emailSchema, whatsappSchema } from './accounts/fields.ts';
import { meantEmail } from './meant-e-mail.ts';
import codes from './pasted-codes.json' with { type: 'json' };
import addresses from './pasted-e-mails.json' with { type: 'json' };
import numbers from './pasted-numbers.json' with { type: 'json' };

type Read = { data?: string; error?: { issues: { message: string }[] } };

/** The value, or the reason why there is none. */
const meaning = ({ data, error }: Read) => data ?? error?.issues[0]?.message;

it.each(numbers as [string, string][])('%j as a number is %s', (typed, means) => {
  expect(meaning(whatsappSchema.safeParse(typed))).toBe(means);
  if (typed.includes('@')) return;
  expect(meaning(identifierSchema.safeParse(typed))).toBe(means === 'phone' ? 'identifier' : means);
});

it.each(addresses as [string, string | null, string | null][])(
  '%j as an address is %s, or offers %s',
  (typed, means, offered) => {
    expect(meaning(emailSchema.safeParse(typed))).toBe(means ?? 'email');
    expect(meaning(identifierSchema.safeParse(typed))).toBe(means ?? 'identifier');
    expect(meantEmail(typed) ?? null).toBe(offered);
  },
);

it.each(codes as [string, string][])('%j as a code is %s', (typed, means) =>
  expect(meaning(otpSchema.safeParse(typed))).toBe(means),
);
