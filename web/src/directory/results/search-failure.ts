import { codeOf } from '../../lib/api/failures.ts';

/** Why a search failed. `limit` and `upgrade` have screens of their own. */
export type SearchFailure = { kind: 'limit' | 'upgrade' | 'other'; error: unknown };

export function searchFailureOf(error: unknown): SearchFailure {
  const code = codeOf(error);
  if (code === 'daily_limit_reached') return { kind: 'limit', error };
  return { kind: code === 'upgrade_required' ? 'upgrade' : 'other', error };
}
