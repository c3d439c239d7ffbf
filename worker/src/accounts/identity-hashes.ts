import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';
import type { Context } from '../context.ts';
import { keyedHashes } from '../keys/keyed-hash.ts';

/**
 * How a person is recognised after leaving: keyed hashes of their mailbox and number, nothing readable. Another
 * spelling of an address is the same mailbox.
 */
export async function identityHashesOf(
  ctx: Context,
  { email, whatsapp }: { email: string; whatsapp: string },
): Promise<string[]> {
  const hashes = await Promise.all([identityHashes(ctx, email), identityHashes(ctx, whatsapp)]);
  return hashes.flat();
}

/** The hashes of one e-mail address or number, the current one first. */
export function identityHashes({ keys }: Context, identity: string): Promise<string[]> {
  const text = identity.includes('@') ? mailboxOf(identity) : identity;
  // The purpose keeps its first name: another one would be another key, and know nobody again.
  return keyedHashes(keys, 'spent-trial', text);
}
