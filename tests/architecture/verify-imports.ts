import { checkImports } from './check-imports.ts';
import { readSource, readWorkspace } from './workspace.ts';

const workspace = readWorkspace();
const sources = [...workspace.files].filter((file) => /\.(tsx?|mjs|css)$/.test(file));
const violations = checkImports(workspace, new Map(sources.map((file) => [file, readSource(file)])));
for (const { file, line, reason } of violations) process.stdout.write(`${file}:${line} ${reason}\n`);
if (violations.length > 0) {
  process.stdout.write(`${violations.length} imports break the law of tests/architecture/law.ts\n`);
  process.exitCode = 1;
}
