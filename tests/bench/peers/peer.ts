/** A listing as every peer is given it. */
export type PeerRow = {
  id: string;
  name: string;
  keywords: string;
  description: string;
  place: string;
  trade: string;
  region: string;
};

export type PeerQuestion = { text: string; region?: string; page: number };

/** Another way to search the same rows. */
export type Peer = {
  name: string;
  /** How many it found on the page; it must find some where there are some. */
  search: (question: PeerQuestion) => Promise<number> | number;
  stop?: () => Promise<void> | void;
};

/** Made from all rows; answers why there is none where this machine or this many rows have none. */
export type PeerMaker = (
  rows: AsyncIterable<PeerRow[]>,
  context: PeerContext,
) => Promise<Peer | { reason: string }>;

export type PeerContext = { connectionString: string; businesses: number };

export const pageSize = 20;
/** What keeps all in the memory of one process is made for this many, no more. */
export const mostInMemory = 100_000;

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
