import { statusOfFile } from './api/status-of-file.ts';
import { entryFile } from './entry-file.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'reloaded';

/** How often each file did not arrive on this page. */
const failures = new Map<string, number>();

/**
 * Loads the page anew when a file that it imports is gone, as after a deployment, and answers whether it does. Once for
 * each version of the site: a file that stays away does not reload it without end. Also when a file fails again that the server has,
 * where the browser names it: it may keep the failure as long as the page lives, also of a file that this one imports, as an older Chromium does.
 */
export async function reloadWhenGone(thrown: unknown): Promise<boolean> {
  const version = entryFile() ?? '';
  const [named] = /\S*\/assets\/\S+/.exec(String(thrown)) ?? [];
  const file = named ?? version;
  const failed = (failures.get(file) ?? 0) + 1;
  failures.set(file, failed);
  const status = await statusOfFile(file);
  const isStuck = named && status === 200 && failed > 1;
  if (!isStuck && !(status === 404 && isFirstTime(version))) return false;
  location.reload();
  return true;
}

/** Of what failed to load: loads the page anew where that helps; else `fail` is called. */
export const reloadOr = (fail: () => void) => async (thrown: unknown) => {
  if (!(await reloadWhenGone(thrown))) fail();
};

/** Whether this version was not loaded anew yet. Where nothing is kept, nothing would end it. */
function isFirstTime(version: string): boolean {
  if (readStored('session', key) === version) return false;
  writeStored('session', key, version);
  return readStored('session', key) === version;
}
