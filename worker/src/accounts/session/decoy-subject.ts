import type { Identifiers } from '@mboalink/shared/accounts/credentials.ts';
import { mailboxOf } from '@mboalink/shared/accounts/mailbox.ts';

/**
 * By what a code to sign in with is found again that was promised and never sent, since nobody has that account: as an
 * account would be, by any spelling of its address.
 */
export function decoySubject({ identifiers: [first = ''] }: Identifiers): string {
  return first.includes('@') ? mailboxOf(first) : first;
}
