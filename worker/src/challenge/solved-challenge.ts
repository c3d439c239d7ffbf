/** A challenge that somebody solved; it pays once, for which `spendChallenge` sees. */
export type SolvedChallenge = { id: string; expiresAt: Date };
