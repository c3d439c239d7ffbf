/** What one payment may be, in whole francs: MTN carries a million, Orange half of that; a provider may say less. */
export const payableXaf = { minXaf: 1, maxXaf: 500_000 };
