const gmail = 'gmail.com';

/** Names under which one provider delivers to the same mailbox. */
const otherNames: Record<string, string> = { 'googlemail.com': gmail };

/**
 * The mailbox that an address leads to, for telling people apart: 'Awa.Ngo+shop@Gmail.com' is 'awango@gmail.com'.
 * What follows a plus is nobody else anywhere; Gmail ignores dots as well. Never an address to write to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  const written = email.slice(at + 1).toLowerCase();
  const domain = otherNames[written] ?? written;
  return `${domain === gmail ? name.replaceAll('.', '') : name}@${domain}`;
}
