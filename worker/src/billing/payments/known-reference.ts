import { violatedUniqueKey } from '@mboalink/db/database-error.ts';

/** A payment whose provider gave it the reference of another payment: a person finds out who paid what. */
export const toReview = { state: 'review', failureCode: null, nextCheckAt: null } as const;

/** What that person reads in place of the provider's word. */
export const saidOfKnown = (providerRef: string | null) => `known reference ${providerRef}`;

/** Runs `write`, and `writeKnown` in its place where the provider's reference in it is another payment's already. */
export async function unlessKnown<Written>(
  write: () => Promise<Written>,
  writeKnown: () => Promise<Written>,
): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (violatedUniqueKey(error) !== 'payments_provider_ref_key') throw error;
    return writeKnown();
  }
}
