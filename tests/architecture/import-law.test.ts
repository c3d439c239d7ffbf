import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';
import { floors, restrictions, typeOnlyWays } from './law.ts';
import { readWorkspace } from './workspace.ts';

const workspace = readWorkspace();

/** What the law says of one file, were it to hold this source. */
function check(file: string, source: string): string[] {
  const files = new Set([...workspace.files, file]);
  const { violations } = checkImports({ ...workspace, files }, new Map([[file, source]]));
  return violations.map(({ reason }) => reason);
}

const forbidden: [title: string, file: string, source: string][] = [
  ['shared uses db', 'shared/src/directory/deep/planted.ts', "import '@mboalink/db/client.ts';"],
  ['shared uses db by path', 'shared/src/directory/planted.ts', "import '../../../db/src/client.ts';"],
  ['db uses worker', 'db/src/schema/planted.ts', "import '../../../worker/src/env.ts';"],
  ['db uses its local server', 'db/src/schema/planted.ts', "import '@mboalink/db/local/postgres.ts';"],
  ['the Worker uses what only runs here', 'worker/src/keys/planted.ts', "import '../../local/ports.ts';"],
  ['billing uses directory', 'worker/src/billing/deep/planted.ts', "import '../../directory/viewer.ts';"],
  [
    'directory uses a type of accounts',
    'worker/src/directory/planted.ts',
    "import type { CurrentUserRow } from '../accounts/profile/current-user.ts';",
  ],
  [
    'a room below the areas uses one',
    'worker/src/session/planted.ts',
    "export * from '../accounts/procedures.ts';",
  ],
  [
    'procedures query the database',
    'worker/src/accounts/deep/own-procedures.ts',
    "import { sql } from 'drizzle-orm';",
  ],
  [
    'a transport opens the database',
    'worker/src/http/deep/planted.ts',
    "import { openDatabase } from '@mboalink/db/client.ts';",
  ],
  ['an area opens the database', 'worker/src/directory/planted.ts', "import '@mboalink/db/client.ts';"],
  [
    'messages use a page',
    'web/src/i18n/fr/planted.ts',
    "import { AboutScreen } from '../../pages/about-screen.tsx';",
  ],
  ['messages use a page later', 'web/src/i18n/planted.ts', "void import('../pages/about-screen.tsx');"],
  ['messages take in pages by a pattern', 'web/src/i18n/planted.ts', "import.meta.glob(['../pages/*.tsx']);"],
  [
    'a primitive names a type of an area',
    'web/src/ui/deep/planted.ts',
    "type A = import('../../home/home-screen.tsx').X;",
  ],
  [
    'a primitive knows the domain',
    'web/src/ui/planted.tsx',
    "import '@mboalink/shared/billing/plan-ids.ts';",
  ],
  [
    'lib uses an area',
    'web/src/lib/api/planted.ts',
    "export { sweep } from '../../directory/use-member.ts';",
  ],
  [
    'billing uses directory on the client',
    'web/src/billing/planted.ts',
    "import '../directory/use-member.ts';",
  ],
  ['an area uses the shell', 'web/src/accounts/codes/planted.tsx', "import '../../app/shell/shell.tsx';"],
  ['dashboard uses home beside it', 'web/src/dashboard/planted.ts', "import '../home/home-cities.ts';"],
  ['the client runs the router', 'web/src/lib/api/planted.ts', "import '@mboalink/worker/router.ts';"],
  [
    'an area takes the router’s type',
    'web/src/directory/planted.ts',
    "import type { Router } from '../../../worker/src/router.ts';",
  ],
  [
    'the client takes another type of the Worker',
    'web/src/lib/api/planted.ts',
    "import type { Env } from '@mboalink/worker/env.ts';",
  ],
  ['the client uses the build', 'web/src/catalogue/planted.ts', "import '../../build/budgets.ts';"],
  ['the client uses the tests', 'web/src/lib/planted.ts', "import '../../../tests/factories.ts';"],
  [
    'styles borrow from an area',
    'web/src/ui/planted.module.css',
    ".a { composes: card from '../directory/results/contact-card.module.css'; }",
  ],
  ['styles take in an area’s', 'web/src/ui/planted.css', "@import url('../home/home-screen.module.css');"],
  ['a name is computed', 'worker/src/keys/planted.ts', 'export const load = (name: string) => import(name);'],
  ['a room has no layer', 'worker/src/unheard-of/planted.ts', "import '../env.ts';"],
];

describe('the import law', () => {
  it.each(forbidden)('refuses: %s', (_title, file, source) => {
    const reasons = check(file, source);
    expect(reasons).not.toEqual([]);
    expect(reasons.filter((reason) => reason.includes('leads to no file'))).toEqual([]);
  });

  it('refuses a file that is not there', () => {
    const reasons = check('web/src/lib/planted.ts', "import './nowhere.ts';");
    expect(reasons).toEqual(['leads to no file: ./nowhere.ts']);
  });

  it('lets the client take the router’s type where its API client stands', () => {
    const source = "import type { Router } from '@mboalink/worker/router.ts';";
    expect(check('web/src/lib/api/planted.ts', source)).toEqual([]);
  });

  it('lets each area use those before it, and every room the packages that it has', () => {
    const source =
      "import { z } from 'zod';\nimport '../directory/viewer.ts';\nimport '@mboalink/shared/errors.ts';";
    expect(check('worker/src/accounts/planted.ts', source)).toEqual([]);
  });

  it('finds a circle, though only types go round in it', () => {
    const sources = new Map([
      ['shared/src/billing/a.ts', "import type { B } from './b.ts';"],
      ['shared/src/billing/b.ts', "export * from './c.ts';"],
      ['shared/src/billing/c.ts', "export type C = import('./a.ts').A;"],
    ]);
    const files = new Set([...workspace.files, ...sources.keys()]);
    const { violations } = checkImports({ ...workspace, files }, sources);
    expect(violations.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('billing/a.ts -> shared/src/billing/b.ts -> shared/src/billing/c.ts'),
    ]);
  });

  it('names only folders and files that are there', () => {
    const files = [...workspace.files];
    const named = [
      ...floors.map(({ folder }) => `${folder}/**`),
      ...restrictions.map(({ from }) => from),
      ...typeOnlyWays.flatMap(({ from, to }) => [`${from}/**`, to]),
    ];
    expect(named.filter((pattern) => !files.some((file) => matchesGlob(file, pattern)))).toEqual([]);
  });
});
