import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { addresses } from './shared-application.ts';

/** What a person reads who runs a command of `worker/local` on the database of these tests. */
export async function runCommand(file: string, ...args: string[]): Promise<string> {
  const command = [resolve(import.meta.dirname, '../../worker/local', file), ...args];
  const env = { ...process.env, DATABASE_URL: addresses.connectionString };
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}
