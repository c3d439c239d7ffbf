import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const web = join(import.meta.dirname, '..');

/** What the classes of a CSS module begin with, at an absolute path. */
export function classPrefixOf(file: string): string {
  const path = relative(web, file.replace(/\?.*$/, ''));
  return `_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}

/**
 * A class, or a name of keyframes, by its file and its place there: every page carries these names twice, in its styles and in
 * its scripts. They change with their own file alone, so that what else is deployed stays in the caches.
 */
export function classNameOf(name: string, file: string, css: string): string {
  const named = css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g);
  const place = [...new Set([...named].map(([, found]) => found))].indexOf(name);
  if (place < 0) throw new Error(`${file} names no ${name}`);
  return classPrefixOf(file) + place.toString(36);
}
