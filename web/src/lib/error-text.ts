import {
  type ErrorScreen,
  errorMessage,
  type GeneralErrorMessages,
  limitFailure,
} from '@mboalink/shared/error-messages/error-message.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isCallError, refusalOf, strangeStatusOf } from './refusal.ts';

/** What people wait when the server asks for it without saying how long. */
const unsaidWaitMinutes = 2;

/** How long to wait before the call is made again, in minutes; undefined where that was not the reason. */
function waitMinutesOf(thrown: unknown): number | undefined {
  const refusal = refusalOf(thrown);
  return refusal?.error === 'rate_limited' ? (refusal.timeLeft ?? unsaidWaitMinutes) : undefined;
}

/** What a phone is told differs: it knows that it is offline, and its network is often only slow. */
type Device = { isOnline: boolean; isMobile: boolean };

// Forms that are sent without scripts fail on the server, where a call always has an answer.
const thisDevice = (): Device =>
  typeof matchMedia === 'undefined'
    ? { isOnline: true, isMobile: false }
    : { isOnline: navigator.onLine, isMobile: matchMedia('(pointer: coarse)').matches };

type Failure = Parameters<typeof errorMessage>[1];

/** With these a network answers that wants to be signed in to, or paid, first. */
const portalStatus = [0, 200, 401, 511];

function failureOf(thrown: unknown, { isOnline, isMobile }: Device): Failure {
  const refusal = refusalOf(thrown);
  if (refusal?.error === 'rate_limited') return limitFailure((refusal.timeLeft ?? 0) * 60);
  if (refusal) return refusal.error;
  if (!isCallError(thrown)) return 'unexpected';
  const status = strangeStatusOf(thrown);
  if (status === undefined) return unansweredFailure(thrown, isOnline, isMobile);
  if (status === 429) return 'unreadable_limit';
  if (portalStatus.includes(status)) return 'portal';
  return status >= 500 ? 'unreadable_server' : 'unreadable';
}

function unansweredFailure({ cause }: { cause?: unknown }, isOnline: boolean, isMobile: boolean): Failure {
  if (!isOnline) return 'offline';
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  if (!['AbortError', 'TimeoutError'].includes(name)) return 'network';
  return isMobile ? 'slow' : 'timeout';
}

/** Where it is said: `screen` has words of its own for some failures; `detail` is what it knows of this one. */
type Place = { screen?: ErrorScreen | undefined; detail?: string | undefined; device?: Device | undefined };

/** Why a call failed, by the words of a language. What the server said counts where the screen has no words of its own. */
export function errorText(
  messages: GeneralErrorMessages,
  thrown: unknown,
  { screen, detail, device = thisDevice() }: Place = {},
): string {
  const refusal = refusalOf(thrown);
  if (refusal && (!screen || refusal.canComeBack)) return refusal.message;
  const failure = failureOf(thrown, device);
  return errorMessage(messages, failure, failure === 'portal' ? undefined : screen, {
    count: waitMinutesOf(thrown) ?? unsaidWaitMinutes,
    status: strangeStatusOf(thrown),
    detail: detail ?? (thrown instanceof Error ? thrown.message : ''),
  });
}

/** Says why a call failed, as a screen says it. Needs the words 'errors', which the layout of members' pages has. */
export function useErrorText(screen?: ErrorScreen): (thrown: unknown, detail?: string) => string {
  const { i18n } = useTranslation('errors');
  return useCallback(
    (thrown, detail) => {
      const messages: GeneralErrorMessages = i18n.getResourceBundle(i18n.language, 'errors');
      return errorText(messages, thrown, { screen, detail });
    },
    [i18n, screen],
  );
}
