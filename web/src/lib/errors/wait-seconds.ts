import { failureOf } from './failure.ts';

/** What people wait when the server asks for it without saying how long. */
const unsaidWaitSeconds = 2 * 60;

type Thrown = { message?: string; meta?: { response?: Response } };

/** How long a refused call asks to wait: in seconds by its header, else in minutes by its body or its words. */
export function waitSecondsOf(thrown: unknown): number {
  const { message, meta } = (thrown ?? {}) as Thrown;
  const header = Number(meta?.response?.headers.get('retry-after') ?? 0);
  if (header > 0) return Math.ceil(header);
  const { timeLeft } = failureOf(thrown);
  const minutes = timeLeft ?? Number(/(\d+)\s*min/i.exec(message ?? '')?.[1] ?? 0);
  return minutes > 0 ? minutes * 60 : unsaidWaitSeconds;
}

/** Whether the server, or its words, said how long the wait is. */
export function saysWait(thrown: unknown): boolean {
  const { message } = (thrown ?? {}) as Thrown;
  return failureOf(thrown).timeLeft !== undefined || /\d+\s*min/i.test(message ?? '');
}
