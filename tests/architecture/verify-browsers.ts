import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

// What the oldest browsers that README.md names have of the language's own library.
const library = ['--lib', 'es2022,dom,dom.iterable', '--tsBuildInfoFile', 'web/dist/browsers.tsbuildinfo'];
const given = ['node_modules/typescript/bin/tsc', '-p', 'web', ...library, '--pretty', 'false'];
const { stdout, error } = spawnSync(process.execPath, given, { encoding: 'utf8' });
if (error) throw error;
// The client's types reach into the Worker, whose runtime is newer.
const lines = stdout.split('\n').filter((line) => /^\S+\(\d/.test(line) && !line.startsWith('worker/'));

/** Younger than those browsers, though tsc takes what the document offers from any year. Tests run in a new one. */
const young =
  /\b(?:AbortSignal\.(?:timeout|any)|Intl\.Segmenter|Response\.json|URL\.canParse|structuredClone|scheduler\.|navigator\.userActivation|signal\.reason)\b|\.abort\([^)]|\.(?:checkVisibility|showPicker|startViewTransition|throwIfAborted|togglePopover)\b|<search\b/;
/** The Worker alone has it: whoever names it here brings it to the client. */
const ofWorker = { file: 'shared/src/format/excerpt.ts', named: '/excerpt.ts' };
for await (const file of glob('{web,shared}/src/**/*.{ts,tsx}')) {
  if (/\.test\.tsx?$/.test(file) || file === ofWorker.file) continue;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.includes(ofWorker.named)) lines.push(`${file}(${index + 1}): ${ofWorker.file}`);
    const [found] = young.exec(line.replace(/\/\/.*|^\s*\*.*|^\s*\/\*.*/, '')) ?? [];
    if (found) lines.push(`${file}(${index + 1}): ${found}`);
  }
}
for (const line of lines) process.stdout.write(`${line}\n`);
if (lines.length > 0) {
  process.stdout.write('The oldest browsers lack this; README.md says which they are\n');
  process.exitCode = 1;
}
