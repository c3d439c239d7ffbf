import { type ErrorCode, errorStatus } from '@mboalink/shared/errors.ts';

/** What a refused call tells, as the router's errors have it. */
export type Refusal = {
  error: ErrorCode;
  message: string;
  /** Minutes. */
  timeLeft?: number;
  /** The account was deleted, and signing in brings it back: nothing else may be said. */
  canComeBack?: true;
  /** The payment that waits, with `payment_open`. */
  txRef?: string;
  /** Why a payment was refused, by the provider's word in ours. */
  failureCode?: string;
};

/** What a call throws. */
type CallError = Error & { data?: unknown; meta?: { response?: unknown } };

/** Known by its name: its class would bring the code of all calls to pages that make none. */
export const isCallError = (thrown: unknown): thrown is CallError =>
  thrown instanceof Error && thrown.name === 'TRPCClientError';

/** As much of a call's error as its words need; the error itself has the same. */
export type CallFailure = { message: string; data: unknown };

/** The error of a call that a server answered to a page, as if the page had made the call. */
export const callErrorOf = ({ message, data }: CallFailure): CallError =>
  Object.assign(new Error(message), { name: 'TRPCClientError', data });

/** The refusal that a call threw, or that an action hands on; undefined where no answer of ours came. */
export function refusalOf(thrown: unknown): Refusal | undefined {
  const data: unknown = typeof thrown === 'object' && thrown && 'data' in thrown ? thrown.data : undefined;
  return isRefusal(data) ? data : undefined;
}

const isRefusal = (data: unknown): data is Refusal =>
  typeof data === 'object' &&
  data !== null &&
  'error' in data &&
  typeof data.error === 'string' &&
  data.error in errorStatus;

/** The code of our API that a call was refused with. */
export const codeOf = (thrown: unknown): ErrorCode | undefined => refusalOf(thrown)?.error;

/** The status of an answer that was none of ours; undefined where there was no answer at all. */
export function strangeStatusOf(thrown: unknown): number | undefined {
  const response: unknown = isCallError(thrown) ? thrown.meta?.response : undefined;
  return response instanceof Response ? response.status : undefined;
}

/** Whether the call may have done its work although nobody said so: no answer of ours came, or the server was in trouble. */
export function mayHavePassed(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return code === undefined || errorStatus[code] >= 500;
}
