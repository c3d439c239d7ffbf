import { spawnSync } from 'node:child_process';

// What the oldest browsers that README.md names have of the language's own library.
const library = ['--lib', 'es2022,dom,dom.iterable', '--tsBuildInfoFile', 'web/dist/browsers.tsbuildinfo'];
const given = ['node_modules/typescript/bin/tsc', '-p', 'web', ...library, '--pretty', 'false'];
const { stdout, error } = spawnSync(process.execPath, given, { encoding: 'utf8' });
if (error) throw error;
// The client's types reach into the Worker, whose runtime is newer.
const lines = stdout.split('\n').filter((line) => /^\S+\(\d/.test(line) && !line.startsWith('worker/'));
for (const line of lines) process.stdout.write(`${line}\n`);
if (lines.length > 0) {
  process.stdout.write('The oldest browsers lack this; README.md says which they are\n');
  process.exitCode = 1;
}
