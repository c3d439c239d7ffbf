import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LocalError } from '@mboalink/db/local/local-error.ts';
import * as z from 'zod/mini';

const secret = z.string().check(z.regex(/^\S{32,}$/));
const dated = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \S{32,}$/)));

const secretsSchema = z.object({
  SESSION_SECRET: secret,
  SESSION_SECRET_PREVIOUS: dated,
  IDENTITY_SECRET: secret,
  IDENTITY_SECRET_PREVIOUS: dated,
});

/** The Worker's secrets as a file holds them, and as `wrangler secret bulk` takes them. */
export type Secrets = z.output<typeof secretsSchema>;

export type SecretName = 'SESSION_SECRET' | 'IDENTITY_SECRET';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Days that a secret is accepted after its rotation: at least as long as what it made is good for. */
const acceptedDays: Record<SecretName, number> = { SESSION_SECRET: 31, IDENTITY_SECRET: 401 };

/** Where a data folder has its own. */
export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

/** Those that are there, as variables of the Worker. */
export function secretVars(secrets: Secrets): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

const newSecret = () => randomBytes(48).toString('base64url');

/**
 * The secrets of a file, which is made if it is missing, so that people stay signed in over a restart.
 * @throws LocalError when the file holds something else
 */
export function ensureSecrets(path: string): Secrets {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) {
    try {
      const made = { SESSION_SECRET: newSecret(), IDENTITY_SECRET: newSecret() };
      writeFileSync(path, textOf(made), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      // Another start was faster.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  return readSecrets(path);
}

function readSecrets(path: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new LocalError(`${path} holds no secrets as this version writes them. Delete it to make new ones.`);
  }
}

/** Writes a file of secrets anew; whoever reads it meanwhile finds the old ones whole. */
export function writeSecrets(path: string, secrets: Secrets): void {
  writeFileSync(`${path}.new`, textOf(secrets), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function textOf(secrets: Secrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}

/**
 * A new secret; the one in its place is accepted for a while still, so that nobody is signed out.
 * @throws LocalError while the one before that is accepted: what it made would end early
 */
export function rotateSecret(secrets: Secrets, name: SecretName, now: Date): Secrets {
  const [until = ''] = secrets[`${name}_PREVIOUS`]?.split(' ') ?? [];
  if (until && new Date(until) > now) {
    throw new LocalError(
      `The ${name} before the present one is accepted until ${until}; rotate again after that day. ` +
        'Was a secret stolen? --revoke ends at once what it made.',
    );
  }
  const acceptedUntil = new Date(now.getTime() + acceptedDays[name] * dayMilliseconds).toISOString();
  return {
    ...secrets,
    [name]: newSecret(),
    [`${name}_PREVIOUS`]: `${acceptedUntil.slice(0, 10)} ${secrets[name]}`,
  };
}

/** A new secret, and none before it: every token and hash that an earlier one made is worth nothing from now on. */
export function revokeSecret(secrets: Secrets, name: SecretName): Secrets {
  return { ...secrets, [name]: newSecret(), [`${name}_PREVIOUS`]: undefined };
}
