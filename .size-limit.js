import { readdirSync, readFileSync } from 'node:fs';

const client = 'web/dist/client';

/** Most kB of scripts, after Brotli, of the pages that people open first. */
const scriptLimits = { home: 102.2, login: 119.7, register: 123.8, 'find-contact': 161.8, settings: 144.7 };

/** Most kB of what is fetched when it opens. */
const partLimits = {
  'service-worker.js': 9,
  'assets/payment-dialog-*.js': 8,
  'assets/share-sheet-*.js': 10,
  'assets/export-sheet-*.js': 10,
};

/** The built pages in French, whose words weigh more, with the scripts and the stylesheet that each names. */
const pages = readdirSync(`${client}/fr`)
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const path = `${client}/fr/${file}`;
    const html = readFileSync(path, 'utf8');
    const named =
      html
        .match(/data-entry="(\S+)" data-preload="([^"]*)"/)
        ?.slice(1)
        .join(' ') ?? '';
    return {
      name: file.replace('.html', ''),
      path,
      scripts: named
        .split(' ')
        .filter(Boolean)
        .map((script) => client + script),
      styles: html.match(/\/assets\/styles-[^"]+\.css/)?.map((style) => client + style) ?? [],
    };
  });

const pageOf = (name) => pages.find((page) => page.name === name);

export default [
  ...Object.entries(scriptLimits).map(([name, limit]) => ({
    name: `${name}, scripts`,
    path: pageOf(name).scripts,
    limit: `${limit} kB`,
  })),
  ...Object.entries(partLimits).map(([file, limit]) => ({
    name: file,
    path: `${client}/${file}`,
    limit: `${limit} kB`,
  })),
  ...pages.flatMap(({ name, path, scripts, styles }) => [
    { name: `${name}, HTML`, path, limit: '14 kB' },
    { name: `${name}, in all`, path: [path, ...scripts, ...styles], limit: '184.4 kB' },
  ]),
  { name: 'the Worker', path: 'worker/dist/index.js', gzip: true, limit: '460 kB' },
];
