const gmailDomains = new Set(['gmail.com', 'googlemail.com']);
const protonDomains = new Set(['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']);
const fastmailOwn = /^([^.]+)\.fastmail\.(com|fm)$/;

/**
 * The mailbox that an e-mail address leads to, so that one person's spellings count as one: without what follows a
 * plus, without the signs that Gmail and Proton ignore, and by somebody's own subdomain of Fastmail, where any name leads
 * to them. The database's `mailbox_of` says the same.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const [name = ''] = local.split('+', 1);
  if (gmailDomains.has(domain)) return `${name.replaceAll('.', '') || local}@gmail.com`;
  if (protonDomains.has(domain)) return `${name.replace(/[._-]/g, '') || local}@proton.me`;
  const [, owner, ending] = fastmailOwn.exec(domain) ?? [];
  return owner ? `${owner}@fastmail.${ending}` : `${name || local}@${domain}`;
}
