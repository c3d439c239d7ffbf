import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, writeLine } from './command.ts';
import {
  ensureSecrets,
  revokeSecret,
  rotateSecret,
  type SecretName,
  type Secrets,
  secretsFile,
  writeSecrets,
} from './secrets.ts';
import { readSettings } from './settings.ts';

await runCommand(async (shutdown) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { identity: { type: 'boolean' }, revoke: { type: 'boolean' } },
  });
  const [given] = positionals;
  const path = resolve(given ?? secretsFile(readSettings().dataDir));
  const name = values.identity ? 'IDENTITY_SECRET' : 'SESSION_SECRET';
  const isNew = !existsSync(path);
  const found = ensureSecrets(path);
  const secrets = isNew ? found : replaced(found, name, values.revoke ?? false);
  writeSecrets(path, secrets);

  const file = relative('.', path);
  const until = secrets[`${name}_PREVIOUS`]?.split(' ')[0];
  writeLine(isNew ? `${file} has new secrets.` : `${file} has a new ${name}. ${lifeOfPrevious(until)}`);
  writeLine(given ? `Now: npx wrangler secret bulk ${file}` : 'It is used from the next start.');
  if (given && values.revoke) writeLine(`Then: npx wrangler secret delete ${name}_PREVIOUS`);
  await shutdown.end(0);
});

function replaced(secrets: Secrets, name: SecretName, revoke: boolean): Secrets {
  return revoke ? revokeSecret(secrets, name) : rotateSecret(secrets, name, new Date());
}

function lifeOfPrevious(until: string | undefined): string {
  return until ? `The one before is accepted until ${until}.` : 'None before it is accepted.';
}
