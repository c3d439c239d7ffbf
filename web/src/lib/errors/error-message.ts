import {
  type ErrorMessages,
  type ErrorScreen,
  errorMessage,
  type MessageValues,
} from '@mboalink/shared/error-messages/error-message.ts';
import { ApiError } from '../api/api-error.ts';
import { fieldErrorsOf, waitSecondsOf } from '../api/failures.ts';

/** What a phone is told differs: it knows that it is offline, and its network is often only slow. */
export type Device = { online: boolean; mobile: boolean };

function thisDevice(): Device {
  return { online: navigator.onLine, mobile: matchMedia('(pointer: coarse)').matches };
}

/** Where it is said; `detail` is what the screen knows of it. */
type Place = { screen?: ErrorScreen | undefined; detail?: string | undefined; device?: Device | undefined };

/** The message of whatever a call threw, as a screen says it. */
export function errorMessageOf(
  messages: ErrorMessages,
  thrown: unknown,
  { screen, detail, device = thisDevice() }: Place = {},
): string {
  const values = valuesOf(thrown);
  const given = detail ? { ...values, detail } : values;
  return errorMessage(messages, failureOf(thrown, device), screen, given);
}

function failureOf(thrown: unknown, { online, mobile }: Device) {
  if (!(thrown instanceof ApiError)) return 'unexpected';
  const { code } = thrown;
  const { status = 0, waitSeconds } = thrown.details;
  if (code === 'network' || code === 'timeout') {
    if (!online) return 'offline';
    return code === 'timeout' && mobile ? 'slow' : code;
  }
  if (code === 'rate_limited' && waitSeconds === undefined) return 'rate_limited_unsaid';
  if (code !== 'unreadable') return code;
  if (status === 429) return 'unreadable_limit';
  return status >= 500 ? 'unreadable_server' : 'unreadable';
}

function valuesOf(thrown: unknown): MessageValues {
  if (!(thrown instanceof ApiError)) return { detail: thrown instanceof Error ? thrown.message : '' };
  const fields = fieldErrorsOf(thrown).map(({ field, message }) =>
    field ? `${field}: ${message}` : message,
  );
  return {
    count: Math.ceil(waitSecondsOf(thrown) / 60),
    status: thrown.details.status,
    detail: fields.join(', ') || thrown.message,
  };
}
