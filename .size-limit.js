import { readdirSync, readFileSync } from 'node:fs';

const site = 'web/dist';
const client = `${site}/client`;

const inAssets = (pattern) => readdirSync(`${client}/assets`).filter((name) => pattern.test(name));

/** What React Router knows of the build: each route with the files that it fetches. */
const [manifestFile = ''] = inAssets(/^manifest-\w+\.js$/);
const manifestText = readFileSync(`${client}/assets/${manifestFile}`, 'utf8');
const manifest = JSON.parse(manifestText.slice(manifestText.indexOf('{'), manifestText.lastIndexOf('}') + 1));

/** A route with those around it. */
const chainOf = (route) => (route ? [route, ...chainOf(manifest.routes[route.parentId])] : []);

const paths = (addresses) => [...new Set(addresses.map((address) => client + address.replace(/#$/, '')))];

/** What a page fetches beside its document and words. */
function filesOf(route) {
  const parts = [manifest.entry, ...chainOf(route)];
  return {
    scripts: paths([
      `/assets/${manifestFile}`,
      ...parts.flatMap(({ module, imports }) => [module, ...imports]),
    ]),
    styles: paths(parts.flatMap(({ css = [] }) => css)),
  };
}

/** Most kB of scripts of a page, after Brotli, once they are asked for: a public page at the first touch, a member's after the first paint. */
const scriptLimits = {
  home: 135,
  login: 155,
  register: 160,
  'find-contact': 192,
  'my-contacts': 170.5,
  profile: 172.5,
  needs: 174,
  'needs/:id': 180.5,
  'needs/incoming': 175.5,
  dashboard: 169,
  'business/:slug': 136.5,
  public: 135.5,
};

/** Members' pages stand in a layout of their own; some public pages have no scripts at all. */
const routes = Object.values(manifest.routes).filter(({ id, module }) => /@|home/.test(id) && module);
const isMembers = (route) => chainOf(route).some(({ id }) => id === 'routes/member');
const nameOf = ({ path }) => path ?? 'home';
const limitOf = (route) =>
  scriptLimits[nameOf(route)] ?? (isMembers(route) ? scriptLimits.dashboard : scriptLimits.public);

/** Each page once, by its first address. */
const pages = routes.filter(({ module }, at) => routes.findIndex((other) => other.module === module) === at);

export default [
  ...pages.flatMap((route) => {
    const { scripts, styles } = filesOf(route);
    return [
      { name: `${nameOf(route)}, scripts`, path: scripts, limit: `${limitOf(route)} kB` },
      ...(styles.length > 0 ? [{ name: `${nameOf(route)}, styles`, path: styles, limit: '15 kB' }] : []),
    ];
  }),
  {
    name: 'what waits for the network',
    path: inAssets(/^persist-.*\.js$/).map((name) => `${client}/assets/${name}`),
    limit: '5 kB',
  },
  { name: 'the service worker', path: `${client}/service-worker.js`, limit: '9 kB' },
  {
    name: 'the Worker',
    path: [`${site}/server/index.js`, `${site}/server/assets/*.js`],
    gzip: true,
    limit: '1.03 MB',
  },
];
