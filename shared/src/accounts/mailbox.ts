const gmailDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an e-mail address leads to, so that one person's spellings count as one: without what follows a
 * plus, and without the dots that Gmail ignores. The database's `mailbox_of` says the same.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const [name] = local.split('+', 1);
  if (!gmailDomains.has(domain)) return `${name || local}@${domain}`;
  return `${name?.replaceAll('.', '') || local}@gmail.com`;
}
