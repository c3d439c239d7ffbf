import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { LocalError } from './local-error.ts';

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
