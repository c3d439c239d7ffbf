import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

function textOf(secrets: Secrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`;
}
