import type { Connection, Known } from '@mboalink/shared/network/calls.ts';

/** Whom a connection is with, as any list of one's own shows them. */
export function knownOf({ state, businessName, connectedUserId: contact }: Connection): Known {
  return { state, businessName, contact };
}
