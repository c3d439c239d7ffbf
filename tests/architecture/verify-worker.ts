import { checkLocks } from './check-locks.ts';
import { checkMails } from './check-mails.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkPlatform } from './check-platform.ts';
import { checkSql } from './check-sql.ts';
import { checkTypedTexts } from './check-typed-texts.ts';
import { permittedNumbers } from './permitted-numbers.ts';
import { readSchemaNames } from './schema-names.ts';
import { readSource, readWorkspace } from './workspace.ts';

const workspace = readWorkspace();
const names = readSchemaNames(workspace.files);
const files = [...workspace.files].filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));
// The migrator asks for a table that is Drizzle's own.
const statements = files.filter(
  (file) => /^(worker\/src|db\/(src|seed|local))\//.test(file) && file !== 'db/src/migrate.ts',
);
const callers = files.filter((file) => file.startsWith('worker/src/') && file !== 'worker/src/runtime.ts');
const violations = [
  ...statements.flatMap((file) => checkSql(file, readSource(file), names)),
  ...callers.flatMap((file) => checkPlatform(file, readSource(file))),
  ...callers.flatMap((file) => checkLocks(file, readSource(file))),
  ...callers.flatMap((file) => checkMails(file, readSource(file))),
  ...callers.flatMap((file) => checkNumbers(file, readSource(file), permittedNumbers[file])),
  ...callers.flatMap((file) => checkTypedTexts(file, readSource(file))),
];
for (const { file, line, reason } of violations) process.stdout.write(`${file}:${line} ${reason}\n`);
if (violations.length > 0) process.exitCode = 1;
