/** Which folders a floor may use, and which its unit tests may use as well. Files in `tests` may use all of them. */
const floors = [
  { folder: 'shared/src', uses: [] },
  { folder: 'db/src', uses: ['shared/src'], testsUse: ['db/local'] },
  { folder: 'db/seed', uses: ['shared/src', 'db/src'], testsUse: ['db/local'] },
  { folder: 'db/local', uses: ['shared/src', 'db/src', 'db/seed'] },
  { folder: 'worker/src', uses: ['shared/src', 'db/src'], testsUse: ['db/local'] },
  { folder: 'worker/local', uses: ['shared/src', 'db/src', 'db/seed', 'db/local'] },
  { folder: 'web/src', uses: ['shared/src', 'worker/src/router.ts'] },
];

/** The rooms of a floor in layers, lowest first. A room may use those of the layers below it, and itself. */
const layers = {
  'shared/src': [
    ['folding.ts', 'pasted.ts', 'readable-line.ts'],
    [
      'challenge.ts',
      'client-error.ts',
      'day.ts',
      'described.ts',
      'e-mail.ts',
      'escape-html.ts',
      'fresh-purposes.ts',
      'keys-of.ts',
      'language.ts',
      'limits.ts',
      'one-time-code.ts',
      'slug.ts',
      'terms.ts',
      'text.ts',
    ],
    ['errors.ts', 'meant-e-mail.ts', 'picture.ts', 'words.ts'],
    ['error-messages', 'field-messages.ts'],
    ['answers', 'insights'],
    ['catalogue'],
    ['format.ts', 'phone.ts', 'phone-format.ts'],
    ['format-when.ts'],
    ['billing', 'old-number.ts'],
    ['accounts'],
    ['directory'],
    ['network'],
    ['leads', 'needs'],
    ['request-context.ts'],
  ],
  'worker/src': [
    ['env.ts', 'keys', 'log.ts', 'runtime.ts', 'vite-env.d.ts'],
    ['providers'],
    ['context.ts'],
    ['app-bindings.ts', 'errors'],
    ['trpc.ts'],
    ['session'],
    ['challenge.ts', 'outbox'],
    ['insights'],
    ['billing'],
    ['directory'],
    ['network'],
    ['leads', 'needs'],
    ['answers'],
    ['accounts'],
    ['health.ts', 'jobs'],
    ['router.ts'],
    ['http'],
    ['create-context.ts'],
    ['app.ts'],
    ['index.ts'],
  ],
  'web/src': [
    ['locales', 'share-pictures', 'styles'],
    ['lib'],
    ['components'],
    ['features'],
    ['routes'],
    [
      'entry.client.tsx',
      'entry.server.tsx',
      'root.tsx',
      'routes.ts',
      'service-worker',
      'test',
      'globals.d.ts',
    ],
  ],
};

const project = '^(shared|db|worker|web|tests)/';
const test = '[.]test[.]tsx?$';
const within = (paths) => `^(${paths.join('|').replaceAll('.', '[.]')})(/|$)`;

const floorRules = floors.flatMap(({ folder, uses, testsUse = [] }) => [
  {
    name: `${folder} uses ${uses.join(', ') || 'no other floor'}`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: test },
    to: { path: project, pathNot: within([folder, ...uses]) },
  },
  {
    name: `tests of ${folder} use ${[folder, ...uses, ...testsUse].join(', ')}`,
    severity: 'error',
    from: { path: `^${folder}/.*${test}` },
    to: { path: project, pathNot: within([folder, ...uses, ...testsUse]) },
  },
]);

const layerRules = Object.entries(layers).flatMap(([folder, rooms]) => {
  const inFolder = (names) => within(names.map((name) => `${folder}/${name}`));
  const rules = rooms.flatMap((layer, height) =>
    layer.map((room) => ({
      name: `${folder}/${room} uses the layers below it`,
      severity: 'error',
      from: { path: inFolder([room]), pathNot: test },
      to: { path: `^${folder}/`, pathNot: inFolder([room, ...rooms.slice(0, height).flat()]) },
    })),
  );
  const hasNoLayer = {
    name: `${folder}: each room has a layer`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: [inFolder(rooms.flat()), test] },
    to: {},
  };
  return [...rules, hasNoLayer];
});

export default {
  forbidden: [
    ...floorRules,
    ...layerRules,
    {
      name: "the client takes the type of the Worker's router alone",
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^worker/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: "lib alone takes the router's type",
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/lib/' },
      to: { path: '^worker/' },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|output|[.]react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
