import type { ErrorCode } from '../errors.ts';

/**
 * Why something failed, for people. Beside the errors of the API: no answer (`network`, `timeout`), an answer that is
 * not of our API (`unreadable`, apart for 429 and for 500 and above), and a fault of our own (`unexpected`).
 */
export type Failure =
  | ErrorCode
  | 'network'
  | 'timeout'
  | 'unreadable'
  | 'unreadable_limit'
  | 'unreadable_server'
  | 'unexpected';

/** What only some screens tell apart, each with what it is for the others. */
const otherwise: Partial<Record<string, FinerFailure>> = {
  offline: 'network',
  slow: 'timeout',
  unavailable: 'server_error',
  unreadable_server: 'server_error',
  unreadable_limit: 'rate_limited_unsaid',
  rate_limited_unsaid: 'rate_limited',
};

type FinerFailure = Failure | 'offline' | 'slow' | 'rate_limited_unsaid';

/** One text, or two by a number. `{{count}}` is minutes, `{{status}}` an HTTP status, `{{detail}}` what is known. */
type Message = string | { one: string; other: string };

/** Where an error is said, each with the place whose messages it says where it has none of its own. */
const basedOn = {
  account: undefined,
  sendCode: 'account',
  registrationCode: 'sendCode',
  resendCode: 'sendCode',
  verifyCode: 'account',
  register: 'account',
  identifiers: undefined,
  search: undefined,
  reveal: undefined,
} as const;

export type ErrorScreen = keyof typeof basedOn;

/** The messages of one language: of every failure, and what a screen says in their place; `other` for the rest. */
export type ErrorMessages = { general: Record<Failure, Message> } & Record<
  ErrorScreen,
  Partial<Record<FinerFailure | 'other', Message>>
>;

export type MessageValues = { count?: number | undefined; status?: number | undefined; detail?: string };

/** The message of a failure, by the screen that says it, else the one that is said anywhere; of an unknown one, the server's. */
export function errorMessage(
  messages: ErrorMessages,
  failure: FinerFailure,
  screen?: ErrorScreen,
  values: MessageValues = {},
): string {
  const screens = screensOf(screen).map((name) => messages[name]);
  const named = screens.map((own) => ownMessage(own, failure)).find(Boolean);
  const rest = screens.map((own) => own.other).find(Boolean);
  return worded(
    named ?? rest ?? ownMessage(messages.general, failure) ?? messages.general.server_error,
    values,
  );
}

function screensOf(screen: ErrorScreen | undefined): ErrorScreen[] {
  return screen ? [screen, ...screensOf(basedOn[screen])] : [];
}

function ownMessage(own: Partial<Record<FinerFailure, Message>>, failure: FinerFailure): Message | undefined {
  if (Object.hasOwn(own, failure)) return own[failure];
  const coarser = Object.hasOwn(otherwise, failure) && otherwise[failure];
  return coarser ? ownMessage(own, coarser) : undefined;
}

function worded(message: Message, values: MessageValues): string {
  const text = typeof message === 'string' ? message : message[values.count === 1 ? 'one' : 'other'];
  return text.replace(/{{(\w+)}}/g, (_, name: keyof MessageValues) => String(values[name] ?? ''));
}
