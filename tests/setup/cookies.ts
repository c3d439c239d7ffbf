import type { Client } from './client.ts';

/** The cookies of somebody who signed in over HTTP, as a browser takes them. */
export const cookiesOf = ({ client }: { client: Pick<Client, 'cookies'> }) =>
  [...client.cookies].map(([name, value]) => ({
    ...{ name, value, domain: 'localhost', path: '/', httpOnly: true, secure: true },
    sameSite: 'Lax' as const,
  }));

/** The same, renewed: they are good for the next quarter of an hour, however long the one before is over. */
export async function renewedCookiesOf(member: { client: Client }) {
  const { status } = await member.client.rest('POST', '/auth/refresh');
  if (status !== 200) throw new Error(`the session of a member could not be renewed: ${status}`);
  return cookiesOf(member);
}

/** Gives a client the cookies of another: the same browser, whose calls come by another way. */
export function asBrowserOf({ cookies }: Pick<Client, 'cookies'>, other: Client): Client {
  for (const [name, value] of cookies) other.cookies.set(name, value);
  return other;
}
