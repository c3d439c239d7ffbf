// Runs on whatever Node 20.19 or later the machine has, without any package: installs what is missing, then hands
// over to the Node that the project brings. `install` ends there: what npm starts behind it finds that Node by itself.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const isWindows = process.platform === 'win32';
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const stampFile = join(root, 'node_modules/.mboalink-install');
const bundledNode = join(root, 'node_modules/.bin', isWindows ? 'node.exe' : 'node');
const pnpm = 'pnpm@12.21.0';
const commands = {
  start: 'worker/local/start.ts',
  dev: 'worker/local/dev.ts',
  build: 'worker/local/build.ts',
  test: 'tests/run.ts',
  bench: 'tests/bench/bench.ts',
  'bench:phone': 'tests/bench/phone.ts',
  'payments:review': 'worker/local/review-payments.ts',
  'reports:review': 'worker/local/review-reports.ts',
  'words:review': 'worker/local/review-words.ts',
  'accounts:release': 'worker/local/release-number.ts',
  'texts:mask': 'worker/local/mask-texts.ts',
  'search:misses': 'worker/local/search-misses.ts',
};

const [command, ...rest] = process.argv.slice(2);
const script = commands[command];
if (!script && command !== 'install') {
  stop(`Usage: node worker/local/bootstrap.mjs ${['install', ...Object.keys(commands)].join(' | ')}`);
}
requireNode();
if (!isInstalled()) await install();
if (script) handOver(script, rest);

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Mboalink needs Node 20.19 or later; this is ${process.versions.node}. See https://nodejs.org`);
}

function isInstalled() {
  return (
    existsSync(bundledNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installStamp()
  );
}

function installStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${pnpm}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

async function install() {
  process.stdout.write('Installing packages (once, and after each change of pnpm-lock.yaml) ...\n');
  // Packages are judged by the Node that will run them, not by the one that installs them.
  const flags = ['--frozen-lockfile', '--prefer-offline', '--config.nodeVersion=24.21.0'];
  const args = ['--yes', pnpm, 'install', ...flags, '--config.confirmModulesPurge=false'];
  // npx is a script on Windows, which only a shell runs.
  const child = spawn('npx', args, { cwd: root, shell: isWindows, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', done);
  });
  if (code !== 0) {
    stop(
      'The packages could not be installed; the reason stands above. If it speaks of ENOTFOUND, ECONNREFUSED or a\n' +
        'timeout, npm could not be reached: connect to the internet for this first start. Later starts need none.',
    );
  }
  writeFileSync(stampFile, installStamp());
}

function handOver(file, args) {
  // A process group of its own gets each signal once, from here; the channel tells it should this process be killed.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  // Stripping types from a module of the tests' Worker is marked experimental.
  const flags = ['--disable-warning=ExperimentalWarning'];
  const child = spawn(bundledNode, [...flags, join(root, file), ...args], {
    cwd: root,
    stdio,
    detached: !isWindows,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.once('error', (error) => stop(`The project's own Node could not be started: ${error.message}`));
  child.once('exit', (code, signal) => {
    if (signal) endGroup(child.pid);
    process.exit(code ?? 1);
  });
}

// What a killed child left running would keep its ports.
function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // Nothing was left.
  }
}

// A signal that was sent to npm alone ends npm or its shell, and may not reach this process.
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
