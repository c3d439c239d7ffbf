import * as z from 'zod/mini';
import { described, exemplified } from '../described.ts';
import { fieldLimits } from '../limits.ts';
import { readCode as codeIn } from '../one-time-code.ts';
import { normalized } from '../pasted.ts';
import { emailSchema, whatsappSchema } from './fields.ts';

const pasted = z.string().check(z.maxLength(fieldLimits.pasted));

/** E-mail address or WhatsApp number, told apart by the @. */
export const identifierSchema = z.pipe(
  pasted,
  z.transform((typed, context) => {
    const isNumber = !normalized(typed).includes('@');
    const { data, error } = (isNumber ? whatsappSchema : emailSchema).safeParse(typed);
    const [issue] = error?.issues ?? [];
    const message = issue?.message === 'twoNumbers' ? issue.message : 'identifier';
    if (issue) context.issues.push({ code: 'custom', message, input: typed });
    return data ?? typed;
  }),
);

/** A one-time code: the one run of six digits in what was typed or pasted. */
export const otpSchema = z.pipe(
  pasted,
  z.transform((typed, context) => {
    const { code, problem } = codeIn(typed);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: typed });
    return code ?? typed;
  }),
);

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
