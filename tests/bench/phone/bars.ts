/** What a first visit may cost and take at most. */
export const most = {
  htmlBytes: 14_000,
  requests: 14,
  /** To the same page without scripts: the first paint of what everybody may read, and what members came for. */
  paint: 1.15,
  content: 1.6,
  /** To the first paint of the same visit. */
  largestPaint: 1.05,
  /** To that of a page that needs no database. */
  firstByte: 1.2,
  answerMilliseconds: 200,
};
