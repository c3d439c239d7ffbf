/**
 * When search engines may list the page of a business: so many hours after its owner was told of it by mail, and from so
 * many letters of description on. What the trust line calls complete asks for more, a picture and opening hours among
 * it; a page is worth finding without them, but not with a name and a trade alone, which stand on the page of the trade.
 */
export const openPageLimits = { listedAfterHours: 72, description: 40 } as const;
