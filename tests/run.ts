import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { buildSite } from '@mboalink/worker/local/built.ts';
import { startVitest, type TestCase } from 'vitest/node';
import { launchBrowser } from './setup/browser.ts';

const root = resolve(import.meta.dirname, '..');
const filters = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isLong = process.argv.includes('--long');

/** Everything that `npm test` promises, in the order in which it fails fastest; with --long all rounds of the races. */
async function run(): Promise<boolean> {
  process.env.LONG_TESTS = isLong ? '1' : '0';
  // Each leaves half of two processors idle.
  await step('Format, lint, types, imports and dead code; client and Worker, and what they weigh', () =>
    Promise.all([program('npm', ['run', '--silent', 'verify']), build()]),
  );
  await step('Browser', async () => (await launchBrowser()).close());
  return tests();
}

async function build() {
  await buildSite();
  await program('npm', ['run', '--silent', 'weights']);
}

async function tests(): Promise<boolean> {
  const vitest = await startVitest('test', filters, {
    config: resolve(import.meta.dirname, 'vitest.config.ts'),
    root: import.meta.dirname,
    watch: false,
  });
  const results = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const failed = results.filter((test) => test.result().state === 'failed').length;
  const passed = results.filter((test) => test.result().state === 'passed').length;
  const broken = vitest.state.getTestModules().filter((module) => module.errors().length > 0).length;
  const unhandled = vitest.state.getUnhandledErrors().length;
  await vitest.close();
  if (isLong) printFigures(results);
  process.stdout.write(`\n${passed} passed, ${failed + broken + unhandled} failed\n`);
  return passed > 0 && failed + broken + unhandled === 0;
}

function printFigures(tests: TestCase[]) {
  for (const test of tests) {
    const { figures } = test.meta();
    if (figures) process.stdout.write(`\n${test.fullName}\n  ${figures}\n`);
  }
}

async function step(name: string, work: () => Promise<unknown>) {
  const started = Date.now();
  process.stdout.write(`• ${name}\n`);
  await work();
  process.stdout.write(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

function program(name: string, args: string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(name, args, { cwd: root, stdio: 'inherit' });
    child.once('error', failed);
    child.once('exit', (status) =>
      status === 0 ? done() : failed(new Error(`${name} ${args.join(' ')} failed`)),
    );
  });
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  process.stdout.write(`\n${error instanceof Error ? error.message : String(error)}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
