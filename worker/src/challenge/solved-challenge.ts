/**
 * A challenge that somebody solved; it pays once, for which `spendChallenge` sees. `level` is how often its work was
 * doubled.
 */
export type SolvedChallenge = { id: string; expiresAt: Date; level: number };
