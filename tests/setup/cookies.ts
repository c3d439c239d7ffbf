/** The cookies of somebody who signed in over HTTP, as a browser takes them. */
export const cookiesOf = ({ client }: { client: { cookies: Map<string, string> } }) =>
  [...client.cookies].map(([name, value]) => ({
    ...{ name, value, domain: 'localhost', path: '/', httpOnly: true, secure: true },
    sameSite: 'Lax' as const,
  }));
