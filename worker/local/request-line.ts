import { writeLine } from './progress.ts';
import type { WorkerLog } from './serve-worker.ts';

/** Shows what the Worker printed: its line for each request in a short form, anything else as it is. */
export function showWorkerLog({ message, timestamp }: WorkerLog): void {
  const time = new Date(timestamp).toTimeString().slice(0, 8);
  writeLine(`${time} ${shortForm(message) ?? message}`);
}

function shortForm(message: string) {
  const line = parseRequestLine(message);
  if (!line) return null;
  const { method, call, status, milliseconds, error, cause } = line;
  return [`${status} ${method} ${call} ${milliseconds} ms`, error, cause].filter(Boolean).join(' - ');
}

function parseRequestLine(message: string): Record<string, unknown> | null {
  if (!message.startsWith('{')) return null;
  try {
    const line: Record<string, unknown> = JSON.parse(message);
    return 'requestId' in line && 'call' in line ? line : null;
  } catch {
    return null;
  }
}
