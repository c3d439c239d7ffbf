import { checkFunctions } from './check-functions.ts';
import { readSource, readWorkspace } from './workspace.ts';

const files = [...readWorkspace().files].filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('tests/'),
);
const violations = files.flatMap((file) => checkFunctions(file, readSource(file)));
for (const { file, line, reason } of violations) process.stdout.write(`${file}:${line} ${reason}\n`);
if (violations.length > 0) process.exitCode = 1;
