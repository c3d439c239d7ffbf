import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';

const daysAhead = 180;

/**
 * security.txt (RFC 9116): how to report a weakness. It is made of what is configured now, so `Expires` moves with the
 * day: it runs out only where the site no longer answers.
 */
export function serveSecurityText(c: HonoContext<AppBindings>): Response {
  const { env, now } = c.get('context');
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + daysAhead);
  const at = (path: string) => new URL(path, env.PUBLIC_URL).href;
  const lines = [
    `Contact: ${env.SECURITY_CONTACT ?? at('/contact')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${at(securityTextPath)}`,
    `Policy: ${at('/privacy-policy#security')}`,
  ];
  return c.body(`${lines.join('\n')}\n`, 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });
}

export const securityTextPath = '/.well-known/security.txt';
