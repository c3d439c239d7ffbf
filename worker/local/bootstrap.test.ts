import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const bootstrap = join(import.meta.dirname, 'bootstrap.mjs');

/** Runs a command of the bootstrap on a Node that says it is this version. */
function run(command: string, version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
  return spawnSync(process.execPath, [...flags, bootstrap, command], { encoding: 'utf8' });
}

test.each(['start', 'test', 'install'])('%s says in one line that Node is too old', (command) => {
  const { status, stderr, stdout } = run(command, '20.18.1');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe('Mboalink needs Node 20.19 or later; this is 20.18.1. See https://nodejs.org\n');
});

test('an unknown command names the known ones', () => {
  expect(run('verifi', '24.1.0')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('install | start'),
  });
});
