import {
  type DirectoryErrorMessages,
  type ErrorScreen,
  errorMessage,
  type GeneralErrorMessages,
  type ListingErrorMessages,
  limitFailure,
} from '@mboalink/shared/error-messages/error-message.ts';
import { ApiError } from '../api/api-error.ts';
import { hadNoAnswer, waitSecondsOf } from '../api/failures.ts';

/** What a phone is told differs: it knows that it is offline, and its network is often only slow. */
export type Device = { online: boolean; mobile: boolean };

function thisDevice(): Device {
  return { online: navigator.onLine, mobile: matchMedia('(pointer: coarse)').matches };
}

/** Where it is said; `detail` is what the screen knows of it. */
type Place = { screen?: ErrorScreen | undefined; detail?: string | undefined; device?: Device | undefined };

/** The message of whatever a call threw, as a screen says it; what a network wants first is the same on all of them. */
export function errorMessageOf(
  messages: GeneralErrorMessages & Partial<DirectoryErrorMessages & ListingErrorMessages>,
  thrown: unknown,
  { screen, detail, device = thisDevice() }: Place = {},
): string {
  const heard = screen ? undefined : saidWait(thrown);
  if (heard) return heard;
  const failure = failureOf(thrown, device);
  return errorMessage(messages, failure, failure === 'portal' ? undefined : screen, {
    count: Math.ceil(waitSecondsOf(thrown) / 60),
    status: thrown instanceof ApiError ? thrown.details.status : undefined,
    detail: detail ?? (thrown instanceof Error ? thrown.message : ''),
  });
}

/** What the server said of a wait: it knows what was asked, where a screen has no sentence of its own. */
function saidWait(thrown: unknown): string | undefined {
  if (!(thrown instanceof ApiError) || thrown.code !== 'rate_limited') return;
  return thrown.details.waitSeconds ? thrown.details.said : undefined;
}

function failureOf(thrown: unknown, { online, mobile }: Device) {
  if (!(thrown instanceof ApiError)) return 'unexpected';
  const { code } = thrown;
  const { status = 0, waitSeconds } = thrown.details;
  if (!online && hadNoAnswer(thrown)) return 'offline';
  if (code === 'timeout' && mobile) return 'slow';
  if (code === 'rate_limited') return limitFailure(waitSeconds ?? 0);
  return code === 'unreadable' && status >= 500 ? 'unreadable_server' : code;
}
