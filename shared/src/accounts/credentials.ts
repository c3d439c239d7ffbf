import * as z from 'zod/mini';
import { described, exemplified } from '../described.ts';
import { emailSchema, identifierSchema, otpSchema, whatsappSchema } from './fields.ts';

/** The account that somebody means: each entry is an e-mail address or a number in E.164, and all must be its own. */
export type Identifiers = { identifiers: string[] };

/** The code that somebody typed. */
export type CodeGuess = { code: string };

/** Clients spell these fields in several ways; `readIdentifiers` makes one of them. */
export const identifierFields = {
  identifier: described(
    exemplified(z.optional(identifierSchema), 'ngo@atelier.example'),
    'E-mail address or WhatsApp number of the account.',
    'ngo@atelier.example',
  ),
  email: exemplified(z.optional(emailSchema), 'ngo@atelier.example'),
  whatsapp: exemplified(z.optional(whatsappSchema), '237671234567'),
};

export const codeFields = {
  otp: described(z.optional(otpSchema), 'The digits from the mail.', '123456'),
  code: described(z.optional(otpSchema), 'Another name of `otp`.'),
};

type SentIdentifiers = z.output<z.ZodMiniObject<typeof identifierFields>>;
type SentCode = z.output<z.ZodMiniObject<typeof codeFields>>;
type Payload = z.core.ParsePayload;

function requireField(payload: Payload, field: string): void {
  payload.issues.push({ code: 'custom', path: [field], message: 'required', input: payload.value });
}

/** Whatever names the account, in one list; at least one field is required. */
export function readIdentifiers(fields: SentIdentifiers, payload: Payload): Identifiers {
  const { identifier, email, whatsapp } = fields;
  const given = [identifier, email, whatsapp].filter((value) => value !== undefined);
  if (given.length === 0) requireField(payload, 'identifier');
  return { identifiers: [...new Set(given)] };
}

/** The code under either of its names; one of them is required. */
export function readCode(fields: SentCode, payload: Payload): CodeGuess {
  const given = fields.otp ?? fields.code;
  if (given === undefined) requireField(payload, 'otp');
  return { code: given ?? '' };
}
