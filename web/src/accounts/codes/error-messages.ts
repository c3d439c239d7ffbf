import { errorStatus, isErrorCode } from '@mboalink/shared/errors.ts';
import type { TFunction } from 'i18next';
import { CallError } from '../../lib/api/call-accounts.ts';
import { type Failure, failureOf } from '../../lib/errors/failure.ts';
import { saysWait, waitSecondsOf } from '../../lib/errors/wait-seconds.ts';
import { labelledError } from '../form/field-label.ts';

type Say = TFunction<'accounts'>;

/** What a phone is told differs: it knows that it is offline, and its network is often only slow. */
export type Device = { online: boolean; mobile: boolean };

function thisDevice(): Device {
  return { online: navigator.onLine, mobile: matchMedia('(pointer: coarse)').matches };
}

type Otherwise = 'problem.send' | 'problem.registrationCode' | 'problem.resend';

/** The answer was a yes, and still nobody is signed in. */
export class SignInProblem extends Error {
  readonly reason: 'loginFormat' | 'notVerified' | 'cookies';

  constructor(reason: SignInProblem['reason']) {
    super(reason);
    this.name = 'SignInProblem';
    this.reason = reason;
  }
}

/** The words of whatever a call about accounts threw; this file is the one place that maps codes to words. */
export function callProblem(thrown: unknown, t: Say, device = thisDevice()): string {
  if (thrown instanceof SignInProblem) return t(`problem.${thrown.reason}`);
  const outcome = outcomeOf(thrown);
  if (outcome === 'unexpected') return t('problem.unexpected', { detail: messageOf(thrown) });
  if (outcome === 'unanswered') return withoutAnswer(failureOf(thrown), t, device);
  if (outcome === 400) return badInput(thrown, t);
  if (outcome === 401) return t('problem.authentication');
  if (outcome === 404) return t('problem.noAccount');
  if (outcome === 409) return t('problem.accountExists');
  if (outcome === 429) return t('problem.waitSpam', { count: minutesOf(thrown) });
  if (outcome >= 500) return t('problem.server');
  return messageOf(thrown) || t('problem.any');
}

/** The words when a code could not be sent; `otherwise` are those of an error that has none of its own. */
export function sendProblem(
  thrown: unknown,
  t: Say,
  otherwise: Otherwise = 'problem.send',
  device = thisDevice(),
): string {
  const outcome = outcomeOf(thrown);
  if (outcome === 'unanswered' || outcome === 400 || outcome === 409) return callProblem(thrown, t, device);
  if (outcome === 404) return `${t('problem.emailNotFound')}\n${t('problem.notTogether')}`;
  if (outcome === 429) {
    return saysWait(thrown) ? t('problem.wait', { count: minutesOf(thrown) }) : t('problem.tooMany');
  }
  return otherwise === 'problem.send' && isServerTrouble(outcome) ? t('problem.serverMinutes') : t(otherwise);
}

/** The words when a code was not accepted. */
export function verifyProblem(thrown: unknown, t: Say, device = thisDevice()): string {
  const outcome = outcomeOf(thrown);
  if (outcome === 401) return t('problem.code');
  if (outcome === 429) return t('problem.tooManyGuesses');
  const known = outcome !== 'unexpected' || thrown instanceof SignInProblem;
  return known ? callProblem(thrown, t, device) : t('problem.verify');
}

/** The words when the account could not be created although the code was right. */
export function registerProblem(thrown: unknown, t: Say, device = thisDevice()): string {
  const outcome = outcomeOf(thrown);
  return outcome === 401 || outcome === 403 ? t('problem.register') : callProblem(thrown, t, device);
}

/** The HTTP status of a refusal; `unexpected` is an error of our own, before or after the call. */
function outcomeOf(thrown: unknown): number | 'unanswered' | 'unexpected' {
  const { code } = failureOf(thrown);
  if (isErrorCode(code)) return errorStatus[code];
  return thrown instanceof CallError ? 'unanswered' : 'unexpected';
}

const isServerTrouble = (outcome: number | string) => typeof outcome === 'number' && outcome >= 500;

function minutesOf(thrown: unknown): number {
  return Math.ceil(waitSecondsOf(thrown) / 60);
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : '';
}

function withoutAnswer({ code }: Failure, t: Say, { online, mobile }: Device): string {
  if (!online) return t('problem.offline');
  if (code === 'network') return t('problem.network');
  return t(mobile ? 'problem.slow' : 'problem.timeout');
}

function badInput(thrown: unknown, t: Say): string {
  const { errors } = failureOf(thrown);
  if (errors.length === 0)
    return namesFields(thrown) ? t('problem.fields') : messageOf(thrown) || t('problem.input');
  const lines = errors.flatMap((error) => labelledError(error, t) ?? []);
  return lines.join('\n') || t('problem.fields');
}

/** Whether the server answered a list of fields at all, be it an empty one. */
function namesFields(thrown: unknown): boolean {
  const { data } = (thrown ?? {}) as { data?: { errors?: unknown } | null };
  return Array.isArray(data?.errors);
}
