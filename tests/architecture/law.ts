/**
 * A floor is a folder with rooms. Its rooms stand in layers, lowest first: a file may use its own room and the rooms
 * of the layers below, never another room of its own layer. `uses` names the floors that it may use as a whole.
 */
export type Floor = {
  folder: string;
  uses: readonly string[];
  layers?: readonly (readonly string[])[];
  /** What its unit tests may use as well. */
  testsUse?: readonly string[];
};

/** Every file of the project belongs to the first floor whose folder holds it. */
export const floors: readonly Floor[] = [
  {
    folder: 'shared/src',
    uses: [],
    layers: [
      ['number-cases.ts', 'readable-line.ts'],
      [
        'challenge.ts',
        'client-error.ts',
        'day.ts',
        'escape-html.ts',
        'kept-copies.ts',
        'keys-of.ts',
        'language.ts',
        'limits.ts',
        'slug.ts',
        'terms.ts',
        'text.ts',
      ],
      ['errors.ts'],
      ['error-messages', 'field-messages.ts'],
      ['insights'],
      ['billing'],
      ['catalogue'],
      ['format', 'phone-format.ts'],
      ['phone.ts'],
      ['accounts'],
      ['directory'],
      ['network'],
      ['document-answers.ts', 'painted.ts'],
      ['page-map.ts'],
    ],
  },
  {
    folder: 'db/src',
    uses: ['shared/src'],
    testsUse: ['db/local'],
  },
  {
    folder: 'worker/src',
    uses: ['shared/src', 'db/src'],
    testsUse: ['db/local'],
    layers: [
      ['env.ts', 'keys', 'log.ts', 'runtime.ts'],
      ['providers'],
      ['context.ts'],
      ['app-bindings.ts', 'errors'],
      ['trpc.ts'],
      ['session'],
      ['challenge', 'outbox'],
      ['insights'],
      ['billing'],
      ['directory'],
      ['network'],
      ['accounts'],
      ['health.ts', 'jobs', 'open-pages'],
      ['router.ts'],
      ['http'],
      ['create-context.ts'],
      ['app.ts'],
      ['index.ts'],
    ],
  },
  {
    folder: 'web/src',
    uses: ['shared/src'],
    layers: [
      ['ui', 'i18n'],
      ['lib'],
      ['catalogue'],
      ['insights', 'pages'],
      ['billing'],
      ['directory'],
      ['network'],
      ['home', 'dashboard'],
      ['accounts'],
      ['app'],
      ['main.tsx', 'open-pages', 'prerender.tsx', 'service-worker', 'starter', 'vite-env.d.ts'],
    ],
    testsUse: ['web/build', 'web/test'],
  },
  { folder: 'db/seed', uses: ['shared/src', 'db/src'], testsUse: ['db/local'] },
  { folder: 'db/local', uses: ['shared/src', 'db/src', 'db/seed'] },
  { folder: 'db', uses: [] },
  // The build writes down what the client must know of the router.
  { folder: 'web/build', uses: ['shared/src', 'web/src', 'worker/src'] },
  { folder: 'web/test', uses: ['shared/src', 'web/src'] },
  { folder: 'web', uses: ['web/build'] },
  { folder: 'worker/local', uses: ['shared/src', 'db/src', 'db/seed', 'db/local', 'web/build'] },
  {
    folder: 'tests',
    uses: [
      'shared/src',
      'db/src',
      'db/seed',
      'db/local',
      'worker/src',
      'worker/local',
      'web/src',
      'web/build',
    ],
  },
];

/** Ways between floors for types alone, from a folder to the one file. */
export const typeOnlyWays = [{ from: 'web/src/lib/api', to: 'worker/src/router.ts' }];

/** What some files leave to others, though the floors would allow it. Patterns name files or packages. */
export const restrictions = [
  {
    from: 'worker/src/**/{procedures,*-procedures}.ts',
    to: ['drizzle-orm', 'drizzle-orm/**', 'db/src/**'],
    because: 'procedures are thin: the database belongs to the verb files',
  },
  {
    from: 'worker/src/http/**',
    to: ['drizzle-orm', 'drizzle-orm/**', 'db/src/**'],
    because: 'the transports are thin: the database belongs to the verb files',
  },
  {
    from: 'worker/src/{errors,session,challenge,outbox,insights,billing,directory,network,accounts,open-pages}/**',
    to: ['db/src/client.ts'],
    because: 'the database comes through the context',
  },
  {
    from: 'web/src/ui/**',
    to: ['shared/src/**'],
    because: 'the primitives know no domain',
  },
];
