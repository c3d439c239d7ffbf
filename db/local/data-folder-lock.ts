import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LocalError } from './local-error.ts';

type LockFile = { owner: ProcessIdentity; postgres: ProcessIdentity | null };

const lockName = 'lock.json';

export type DataFolderLock = {
  /** The server that the last owner left behind when it was killed; it is to be stopped first. */
  orphan: ProcessIdentity | null;
  recordPostgres(pid: number): void;
  release(): void;
};

/**
 * Makes this process the only one that uses the data folder. A lock whose owner no longer runs is taken over.
 * @throws LocalError naming the process that holds the folder
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  mkdirSync(dataDir, { recursive: true });
  requireUnlocked(dataDir);
  const path = join(dataDir, lockName);
  const last = readLock(path)?.postgres ?? null;
  rmSync(path, { force: true });

  const owner = identifyProcess(process.pid) ?? { pid: process.pid, startedAt: 'unknown' };
  createLock(path, { owner, postgres: last }, dataDir);

  return {
    orphan: last && isStillRunning(last) ? last : null,
    recordPostgres: (pid) =>
      writeFileSync(path, JSON.stringify({ owner, postgres: identifyProcess(pid) } satisfies LockFile)),
    release: () => rmSync(path, { force: true }),
  };
}

/** @throws LocalError naming the process that holds the folder */
export function requireUnlocked(dataDir: string): void {
  const lock = readLock(join(dataDir, lockName));
  if (lock && isStillRunning(lock.owner)) throw alreadyRunning(dataDir, lock.owner.pid);
}

function createLock(path: string, lock: LockFile, dataDir: string) {
  try {
    writeFileSync(path, JSON.stringify(lock), { flag: 'wx' });
  } catch (error) {
    if (!existsSync(path)) throw error;
    throw alreadyRunning(dataDir, readLock(path)?.owner.pid);
  }
}

function readLock(path: string): LockFile | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function alreadyRunning(dataDir: string, pid: number | undefined) {
  const folder = relative(process.cwd(), dataDir) || '.';
  const shown = folder.startsWith('..') ? dataDir : folder;
  const which = pid === undefined ? '' : ` (process ${pid})`;
  return new LocalError(`Another Mboalink is already running on ${shown}${which}. Stop it first.`);
}

/** A process number is used again after a restart of the machine; with its start time it is unique. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** The identity of a running process, or null when no such process runs. */
function identifyProcess(pid: number): ProcessIdentity | null {
  const startedAt = startTime(pid);
  return startedAt === null ? null : { pid, startedAt };
}

/** Whether the very process that was identified still runs, and not another one with its number. */
export function isStillRunning(identity: ProcessIdentity): boolean {
  return startTime(identity.pid) === identity.startedAt;
}

function startTime(pid: number): string | null {
  if (process.platform === 'linux') return linuxStartTime(pid);
  if (process.platform === 'win32') return answersSignal(pid) ? 'running' : null;
  const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout.trim() || null;
}

function linuxStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return state === 'Z' ? null : `${boot}/${fields[18]}`;
  } catch {
    return null;
  }
}

function answersSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
