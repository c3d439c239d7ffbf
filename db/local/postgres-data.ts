import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalError } from './local-error.ts';
import type { PostgresAccount, PostgresPrograms } from './postgres-programs.ts';

export const superuser = 'mboalink';
const passwordFile = 'mboalink-password';

/**
 * Makes the database folder on the first run and answers the superuser's password.
 * @throws LocalError when the folder comes from another major version or cannot be made
 */
export function prepareData(data: string, programs: PostgresPrograms, account: PostgresAccount): string {
  if (existsSync(join(data, 'PG_VERSION'))) requireSameMajor(data, programs.postgres);
  else initialise(data, programs.initdb, account);
  return readFileSync(join(data, passwordFile), 'utf8');
}

function initialise(data: string, initdb: string, account: PostgresAccount) {
  // Made beside its place and renamed at the end, so that an interrupted first run leaves nothing half done.
  const making = `${data}.making`;
  rmSync(making, { recursive: true, force: true });
  const password = randomBytes(18).toString('base64url');
  const handedOver = `${data}.password`;
  writeFileSync(handedOver, password, { mode: 0o600 });
  try {
    account.own(handedOver);
    const locale = runInitdb(making, initdb, handedOver, account, ['--locale=C.UTF-8']);
    // Where the system does not know that locale (macOS before 14, Windows), PostgreSQL's own one sorts alike.
    if (locale.status !== 0) requireSuccess(runInitdb(making, initdb, handedOver, account, builtinLocale));
    writeFileSync(join(making, passwordFile), password, { mode: 0o600 });
    account.own(join(making, passwordFile));
    renameSync(making, data);
  } finally {
    rmSync(handedOver, { force: true });
    rmSync(making, { recursive: true, force: true });
  }
}

const builtinLocale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

function runInitdb(
  data: string,
  initdb: string,
  password: string,
  account: PostgresAccount,
  locale: string[],
) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  account.own(data);
  const { file, args, options } = account.program(initdb, [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...locale,
  ]);
  return spawnSync(file, args, {
    ...options,
    env: { ...process.env, LC_ALL: 'C' },
    cwd: '/',
    encoding: 'utf8',
  });
}

function requireSuccess(result: { status: number | null; stderr: string | null; error?: Error }) {
  if (result.status === 0) return;
  const reason = result.error?.message ?? result.stderr?.trim().split('\n').at(-1);
  throw new LocalError(`PostgreSQL could not make its data folder: ${reason ?? 'no reason given'}`);
}

function requireSameMajor(data: string, postgres: string) {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const version = spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const running = /(\d+)(\.|\D|$)/.exec(version)?.[1];
  if (running === undefined || running === made) return;
  throw new LocalError(
    `The data in ${data} was written by PostgreSQL ${made}; this version of Mboalink runs ${running}. ` +
      'Move that folder away to start with fresh demo data, or set DATA_DIR to another folder.',
  );
}
