/**
 * How many challenges the page solves for one call: a busy network asks for more work in a second step, and whoever
 * moves to another one is asked for that.
 */
export const mostChallenges = 4;
