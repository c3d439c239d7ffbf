import { resolve } from 'node:path';
import pg from 'pg';
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts';
import { freePort, isPortFree } from './free-port.ts';
import { LocalError } from './local-error.ts';
import { postgresAccount, postgresPrograms, prepareData, superuser } from './postgres-data.ts';
import { launchPostgres, type RunningPostgres, stopOrphan } from './postgres-process.ts';

export type LocalPostgres = {
  /** Of the database `postgres`, as its superuser. */
  connectionString: string;
  port: number;
  stop(): Promise<void>;
};

export type PostgresOptions = {
  port?: number;
  /** Data of a test: they need not outlive the machine's power. */
  isThrownAway?: boolean;
  /** Told why, should the server end without having been asked to. */
  onUnexpectedExit?: (reason: string) => void;
};

/**
 * Starts a PostgreSQL 18 of our own on the loopback address, its data under `dataDir`, made on the first run.
 * What a crash left behind is tidied up first; what had been committed is still there.
 * @throws LocalError when another process uses the folder, its data do not fit, or the port is taken
 */
export async function startPostgres(dataDir: string, options: PostgresOptions = {}): Promise<LocalPostgres> {
  const folder = resolve(dataDir);
  try {
    const lock = lockDataFolder(folder);
    return await startLocked(folder, lock, options).catch((error) => {
      lock.release();
      throw error;
    });
  } catch (error) {
    throw isDenied(error) ? deniedFolder(folder) : error;
  }
}

function isDenied(error: unknown) {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}

function deniedFolder(folder: string) {
  return new LocalError(
    `The folder ${folder} belongs to another user. Start as that user, or set DATA_DIR to another folder.`,
  );
}

async function startLocked(folder: string, lock: DataFolderLock, options: PostgresOptions) {
  const data = resolve(folder, 'postgres');
  if (lock.orphan) await stopOrphan(lock.orphan);
  const programs = postgresPrograms();
  const account = postgresAccount(data, [programs.postgres, folder]);
  const password = prepareData(data, programs, account);

  if (options.port !== undefined && !(await isPortFree(options.port))) {
    throw new LocalError(`Port ${options.port}, meant for PostgreSQL, is taken by another program.`);
  }
  const port = options.port ?? (await freePort());
  const logFile = resolve(folder, 'postgres.log');
  const isThrownAway = options.isThrownAway ?? false;
  const running = launchPostgres({ data, port, programs, account, logFile, isThrownAway });
  lock.recordPostgres(running.pid);

  const connectionString = `postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  let isExpected = true;
  running.exited.then(() => {
    if (!isExpected) options.onUnexpectedExit?.(running.lastWords());
  });
  const stop = async () => {
    isExpected = true;
    await running.stop();
    lock.release();
  };
  try {
    await untilReady(connectionString, running);
  } catch (error) {
    await stop();
    throw error;
  }
  isExpected = false;
  return { connectionString, port, stop } satisfies LocalPostgres;
}

async function untilReady(connectionString: string, running: RunningPostgres) {
  let hasEnded = false;
  running.exited.then(() => {
    hasEnded = true;
  });
  // Replaying the log after a crash can take a while on a slow disk.
  const deadline = Date.now() + 120_000;
  while (!(await isReady(connectionString))) {
    if (hasEnded || Date.now() > deadline)
      throw new LocalError(`PostgreSQL did not start: ${running.lastWords()}`);
    await new Promise((wake) => setTimeout(wake, 20));
  }
}

async function isReady(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
