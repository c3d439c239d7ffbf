import type { Client } from './client.ts';

type Tap = { connectedUserId: unknown; interactionType: string; [more: string]: unknown };

/** Opens a contact and gets in touch with it, as one tap on a card does: what the second of the two calls answers. */
export async function connect(client: Client, tap: Tap, headers: Record<string, string> = {}) {
  await client.rest('POST', `/contacts/${tap.connectedUserId}/reveal`, { headers });
  return client.rest('POST', '/business-connections/create', { body: tap, headers });
}
