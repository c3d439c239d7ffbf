import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { isStillRunning, type ProcessIdentity } from './data-folder-lock.ts';
import { LocalError } from './local-error.ts';
import type { PostgresAccount, PostgresPrograms } from './postgres-data.ts';

export type RunningPostgres = {
  pid: number;
  exited: Promise<void>;
  /** Ends open transactions, writes everything to disk and returns once the process is gone. */
  stop(): Promise<void>;
  /** The last complaint in the server's log, for a message to a person. */
  lastWords(): string;
};

type Launch = {
  data: string;
  port: number;
  programs: PostgresPrograms;
  account: PostgresAccount;
  logFile: string;
  isThrownAway: boolean;
};

const patienceBeforeForce = 20_000;

const settings = {
  listen_addresses: '127.0.0.1',
  // TCP only: a Unix socket would be one more thing that a crash leaves behind.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log names errors, never what people typed: no values, no statement, no row that was in the way.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** Nothing is waited for that only a lost machine would take: a server that is killed has lost nothing. */
const hastySettings = { fsync: 'off', full_page_writes: 'off' };

/** Starts the server in a process group of its own, so that Ctrl-C in the terminal leaves stopping it to us. */
export function launchPostgres({
  data,
  port,
  programs,
  account,
  logFile,
  isThrownAway,
}: Launch): RunningPostgres {
  const chosen = { ...settings, ...(isThrownAway && hastySettings) };
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, options } = account.program(programs.postgres, [
    '-D',
    data,
    '-p',
    String(port),
    ...flags,
  ]);
  const log = openLog(logFile);
  const env = { ...process.env, LC_ALL: 'C' };
  const child = spawn(file, args, { ...options, env, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  if (child.pid === undefined) throw new LocalError(`PostgreSQL could not be started from ${file}.`);

  const askToStop = () => child.kill('SIGINT');
  process.once('exit', askToStop);
  return {
    pid: child.pid,
    exited,
    lastWords: () => lastWords(logFile),
    stop: async () => {
      process.off('exit', askToStop);
      askToStop();
      const force = setTimeout(() => child.kill('SIGQUIT'), patienceBeforeForce);
      await exited;
      clearTimeout(force);
    },
  };
}

/** Stops the server that a killed owner left running. */
export async function stopOrphan(orphan: ProcessIdentity): Promise<void> {
  process.kill(orphan.pid, 'SIGINT');
  const force = setTimeout(() => process.kill(orphan.pid, 'SIGQUIT'), patienceBeforeForce);
  while (isStillRunning(orphan)) await new Promise((wake) => setTimeout(wake, 20));
  clearTimeout(force);
}

/** The log of the start before is kept beside it. */
function openLog(path: string) {
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'w', 0o600);
}

function lastWords(logFile: string) {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC|ERROR):/.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') || `nothing was said; see ${logFile}`;
}
