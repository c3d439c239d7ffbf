import { isFileGone } from './api/is-file-gone.ts';
import { entryFile } from './entry-file.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'reloaded';

/**
 * Loads the page anew when a file that it imports is gone, as after a deployment, and answers whether it does. Once for
 * each version of the site: a file that stays away does not reload it without end.
 */
export async function reloadWhenGone(thrown: unknown): Promise<boolean> {
  const version = entryFile() ?? '';
  const [file] = /\S*\/assets\/\S+/.exec(String(thrown)) ?? [version];
  if (readStored('session', key) === version || !(await isFileGone(file))) return false;
  writeStored('session', key, version);
  // Where nothing is kept, nothing would end it.
  if (readStored('session', key) !== version) return false;
  location.reload();
  return true;
}
