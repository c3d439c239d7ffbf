import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import * as z from 'zod/mini';
import { newVapidKeys } from './vapid-keys.ts';

const secret = z.string().check(z.regex(/^\S{32,}$/));
const secretsSchema = z.object({
  SESSION_SECRET: secret,
  IDENTITY_SECRET: secret,
  VAPID_PUBLIC_KEY: z.string(),
  VAPID_PRIVATE_KEY: z.string(),
});

/** The Worker's secrets as a file holds them, and as `wrangler secret bulk` takes them. */
export type Secrets = z.output<typeof secretsSchema>;

/** Where a data folder has its own. */
export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

const newSecret = () => randomBytes(48).toString('base64url');

/**
 * The secrets of a file, with those that it lacks made and kept, so that people stay signed in over a restart.
 * @throws LocalError when the file holds something else
 */
export function ensureSecrets(path: string): Secrets {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = { SESSION_SECRET: newSecret(), IDENTITY_SECRET: newSecret() };
  try {
    const kept = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : fresh;
    const secrets = secretsSchema.parse({ ...newVapidKeys(), ...kept });
    writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    return secrets;
  } catch {
    throw new LocalError(`${path} holds no secrets as this version writes them. Delete it to make new ones.`);
  }
}
