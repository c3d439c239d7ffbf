import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process number is used again after a restart of the machine; with its start time it is unique. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** The identity of a running process, or null when no such process runs. */
export function identifyProcess(pid: number): ProcessIdentity | null {
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
