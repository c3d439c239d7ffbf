import { join, resolve } from 'node:path';
import { isPortFree } from '@mboalink/db/local/free-port.ts';
import { LocalError } from '@mboalink/db/local/local-error.ts';

export const projectRoot = resolve(import.meta.dirname, '../..');

export type Settings = {
  port: number;
  mailPort: number;
  pushPort: number;
  /** Of the mobile-money simulator. */
  momoPort: number;
  dataDir: string;
  /** Set: this database is used, and none is started. */
  databaseUrl: string | undefined;
};

/**
 * What the environment says, with the defaults of a machine where nothing is set.
 * @throws LocalError naming the variable that cannot be used
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  return {
    port: portFrom(environment, 'PORT', 8787),
    mailPort: portFrom(environment, 'MAIL_PORT', 8025),
    pushPort: portFrom(environment, 'PUSH_PORT', 8027),
    momoPort: portFrom(environment, 'MOMO_PORT', 8026),
    dataDir: resolve(projectRoot, environment.DATA_DIR || '.data'),
    databaseUrl: databaseUrlFrom(environment.DATABASE_URL),
  };
}

/** Where workerd keeps pictures, beside the database. */
export const storageFolder = (dataDir: string) => join(dataDir, 'platform');

function portFrom(environment: NodeJS.ProcessEnv, name: string, standard: number) {
  const text = environment[name];
  if (!text) return standard;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new LocalError(`${name} is "${text}"; a port is a whole number from 1 to 65535.`);
}

function databaseUrlFrom(text: string | undefined) {
  if (!text) return undefined;
  const host = /^postgres(?:ql)?:\/\/[^@/]+@([^/:]+)/.exec(text)?.[1];
  if (host) return text;
  throw new LocalError('DATABASE_URL is not of the form postgresql://user:password@host:port/database.');
}

/** @throws LocalError naming the port, what it is for and the variable that moves it */
export async function requireFreePort(port: number, variable: string, purpose: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new LocalError(
    `Port ${port}, meant for ${purpose}, is taken by another program. ` +
      `Stop that program, or choose another port: ${variable}=${port + 1000} npm start`,
  );
}
