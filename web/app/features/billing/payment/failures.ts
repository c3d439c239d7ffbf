import { TRPCClientError } from '@trpc/client';

type Said = { error?: string; httpStatus?: number; txRef?: string; failureCode?: string; timeLeft?: number };

/** What our server said of a call that failed; nothing where no answer of ours came. */
export function saidOf(thrown: unknown): Said {
  const data: unknown = thrown instanceof TRPCClientError ? thrown.data : undefined;
  return typeof data === 'object' && data !== null ? data : {};
}

/** The call may have done its work although nobody told us: no answer came, or the server was in trouble. */
export function mayHavePassed(thrown: unknown): boolean {
  const { error } = saidOf(thrown);
  return error === undefined || error === 'server_error' || error === 'unavailable';
}
