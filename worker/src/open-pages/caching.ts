/** Of pages that name somebody: no longer, because nobody can take one out of all caches whose owner closes it. */
export const namesSomebody = { maxAge: 60 };
