import { checkImports } from './check-imports.ts';
import { findUnusedFiles } from './find-unused-files.ts';
import { readScripts, readSource, readWorkspace } from './workspace.ts';

const workspace = readWorkspace();
const sources = [...workspace.files].filter(
  (file) => /\.(tsx?|mjs|css)$/.test(file) && !file.startsWith('web/public/'),
);
const { graph, violations } = checkImports(
  workspace,
  new Map(sources.map((file) => [file, readSource(file)])),
);
const lines = [
  ...violations.map(({ file, line, reason }) => `${file}:${line} ${reason}`),
  ...findUnusedFiles(graph, readScripts()).map((file) => `${file} is used by nothing`),
];
for (const line of lines) process.stdout.write(`${line}\n`);
if (lines.length > 0) {
  process.stdout.write(`${lines.length} faults; the law stands in tests/architecture/law.ts\n`);
  process.exitCode = 1;
}
