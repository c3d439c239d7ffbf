import type { ErrorCode } from '../errors.ts';

/**
 * Why something failed, for people. Beside the errors of the API: no answer (`network`, `timeout`), an answer that is
 * not of our API (`unreadable`, apart for 429 and for 500 and above; `portal` where the network itself answers), and a
 * fault of our own (`unexpected`).
 */
export type Failure =
  | ErrorCode
  | 'network'
  | 'timeout'
  | 'unreadable'
  | 'unreadable_limit'
  | 'unreadable_server'
  | 'portal'
  | 'unexpected';

/** What only some screens tell apart, each with what it is for the others. */
const otherwise: Partial<Record<string, FinerFailure>> = {
  offline: 'network',
  slow: 'timeout',
  unavailable: 'server_error',
  unreadable_server: 'server_error',
  unreadable_limit: 'rate_limited_unsaid',
  rate_limited_unsaid: 'rate_limited',
  rate_limited_day: 'rate_limited',
};

type FinerFailure = Failure | 'offline' | 'slow' | 'rate_limited_unsaid' | 'rate_limited_day';

/** From this wait on nobody counts minutes. */
const longWaitSeconds = 2 * 60 * 60;

/** The failure of a refusal by the wait that it names, in seconds: none, minutes, or a day. */
export function limitFailure(waitSeconds: number): FinerFailure {
  if (waitSeconds <= 0) return 'rate_limited_unsaid';
  return waitSeconds < longWaitSeconds ? 'rate_limited' : 'rate_limited_day';
}

/** One text, or two by a number. `{{count}}` is minutes, `{{status}}` an HTTP status, `{{detail}}` what is known. */
type Message = string | { one: string; other: string };

/** Where an error is said. */
export type ErrorScreen =
  | 'account'
  | 'alerts'
  | 'sendCode'
  | 'registrationCode'
  | 'resendCode'
  | 'verifyCode'
  | 'register'
  | 'identifiers'
  | 'signInLink'
  | 'search'
  | 'reveal'
  | 'saved'
  | 'connections'
  | 'blocks'
  | 'needs'
  | 'needAnswers'
  | 'leadAnswers'
  | 'words'
  | 'reading'
  | 'asking'
  | 'listing'
  | 'branding'
  | 'payment'
  | 'paymentPage'
  | 'plans';

/** Whose messages a screen says where it has none of its own. */
const basedOn: Partial<Record<ErrorScreen, ErrorScreen>> = {
  branding: 'listing',
  sendCode: 'account',
  registrationCode: 'sendCode',
  resendCode: 'sendCode',
  verifyCode: 'account',
  register: 'account',
  signInLink: 'account',
};

/** What only payments answer, and their screen says. */
type PaymentFailure = 'payment_open' | 'payment_refused';

/** The messages of one language: of every failure, and what a screen says in their place; `other` for the rest. */
export type ErrorMessages = { general: Record<Exclude<Failure, PaymentFailure>, Message> } & Record<
  ErrorScreen,
  Partial<Record<FinerFailure | 'other', Message>>
>;

/** What only the search and its numbers say: other pages do without. */
export type DirectoryErrorMessages = Pick<ErrorMessages, 'search' | 'reveal'>;

/** What only pages say that change a listing. */
export type ListingErrorMessages = Pick<ErrorMessages, 'listing'>;

/** What only the server says: no page shows it. */
export type ServerErrorMessages = Pick<
  ErrorMessages,
  | 'reading'
  | 'asking'
  | 'alerts'
  | 'saved'
  | 'connections'
  | 'blocks'
  | 'needs'
  | 'needAnswers'
  | 'leadAnswers'
  | 'words'
  | 'branding'
  | 'payment'
  | 'paymentPage'
  | 'plans'
>;

type ErrorMessagesOfSome = DirectoryErrorMessages & ListingErrorMessages & ServerErrorMessages;

export type GeneralErrorMessages = Omit<ErrorMessages, keyof ErrorMessagesOfSome>;

export type MessageValues = { count?: number | undefined; status?: number | undefined; detail?: string };

/**
 * The message of a failure, by the screen that says it, else the one that is said anywhere; of an unknown one, the
 * server's.
 */
export function errorMessage(
  messages: GeneralErrorMessages & Partial<ErrorMessagesOfSome>,
  failure: FinerFailure,
  screen?: ErrorScreen,
  values: MessageValues = {},
): string {
  let named: Message | undefined;
  let rest: Message | undefined;
  for (let at = screen; at && !named; at = basedOn[at]) {
    named = ownMessage(messages[at] ?? {}, failure);
    rest ??= messages[at]?.other;
  }
  return worded(
    named ?? rest ?? ownMessage(messages.general, failure) ?? messages.general.server_error,
    values,
  );
}

function ownMessage(own: Partial<Record<FinerFailure, Message>>, failure: FinerFailure): Message | undefined {
  if (Object.hasOwn(own, failure)) return own[failure];
  return Object.hasOwn(otherwise, failure) && otherwise[failure]
    ? ownMessage(own, otherwise[failure])
    : undefined;
}

function worded(message: Message, values: MessageValues): string {
  const text = typeof message === 'string' ? message : message[values.count === 1 ? 'one' : 'other'];
  return text.replace(/{{(\w+)}}/g, (_, name: keyof MessageValues) => String(values[name] ?? ''));
}
