import { execFile, execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Fetched by npx when it is wanted, and kept in its cache: as a dependency it made each install from nothing half as long again
 * (95 s in place of 66, 65 MB more to download), for a benchmark that few run. The version is pinned, what it depends on is not.
 */
const version = '13.5.0';

export type Audit = {
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: unknown;
};

/** What of its report is read here. */
export type Report = {
  audits: Readonly<Record<string, Audit>>;
  categories: Readonly<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  runtimeError?: { message: string };
};

/** Judges what is at an address, in a process of its own. */
type Lighthouse = (url: string, flags: readonly string[]) => Promise<Report>;

/** Throws where npm cannot be reached and Lighthouse was never fetched. */
export function loadLighthouse(): Lighthouse {
  const command = ['--yes', `--package=lighthouse@${version}`, '-c', 'node -p process.env.PATH'];
  const path = execFileSync('npx', command, { encoding: 'utf8', shell: process.platform === 'win32' });
  const folder = path.split(delimiter).find((one) => one.includes('_npx'));
  if (!folder) throw new Error('npx brought no Lighthouse');
  const program = join(folder, '../lighthouse/cli/index.js');
  return async (url, flags) => {
    const args = [program, url, '--output=json', '--quiet', ...flags];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28 });
    return JSON.parse(stdout);
  };
}
