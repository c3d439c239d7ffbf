import { refusalOf } from '../../../lib/error-text.ts';

type Said = Partial<NonNullable<ReturnType<typeof refusalOf>>> & { txRef?: string; failureCode?: string };

/** What our server said of a call that failed; nothing where no answer of ours came. */
export const saidOf = (thrown: unknown): Said => refusalOf(thrown) ?? {};

/** The call may have done its work although nobody told us: no answer came, or the server was in trouble. */
export function mayHavePassed(thrown: unknown): boolean {
  const { error } = saidOf(thrown);
  return error === undefined || error === 'server_error' || error === 'unavailable';
}
