import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LocalError } from './local-error.ts';
import { identifyProcess, isStillRunning, type ProcessIdentity } from './process-identity.ts';

type LockFile = { owner: ProcessIdentity; postgres: ProcessIdentity | null };

const lockName = 'lock.json';

export type DataFolderLock = {
  /** The server that the last owner left behind when it was killed; it is to be stopped first. */
  orphan: ProcessIdentity | null;
  /** The server that the last owner ran; gone without having tidied up, if it is not the orphan. */
  lastPostgres: ProcessIdentity | null;
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
  const last = readLock(path);
  rmSync(path, { force: true });

  const owner = identifyProcess(process.pid) ?? { pid: process.pid, startedAt: 'unknown' };
  const lastPostgres = last?.postgres ?? null;
  createLock(path, { owner, postgres: lastPostgres }, dataDir);

  return {
    orphan: lastPostgres && isStillRunning(lastPostgres) ? lastPostgres : null,
    lastPostgres,
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
