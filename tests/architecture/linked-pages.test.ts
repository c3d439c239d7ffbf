import { expect, it } from 'vitest';
import { routes } from '../../web/src/app/routes.ts';
import { type PageName, pageAt, pageNames } from '../../web/src/lib/paths.ts';
import { readSource, readWorkspace } from './workspace.ts';

const sources = [...readWorkspace().files]
  .filter((file) => /^(web|worker)\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readSource(file) }));

/** Whether a source brings somebody to a page by a link, a menu or a mail; a redirect is no link. */
function links(source: string, page: PageName): boolean {
  const ways = [
    String.raw`<PageLink\b[^>]*\bpage="${page}"`,
    String.raw`\bpage: '${page}', label:`,
    String.raw`(?<!navigate\(|\bto=\{|\?\? )pathTo\('${page}'`,
    String.raw`new URL\('${routes[page].path}', ctx\.env\.PUBLIC_URL\)`,
  ];
  return ways.some((way) => new RegExp(way).test(source));
}

const linkedFrom = (page: PageName) =>
  sources.filter(({ file, source }) => !file.endsWith(`/${page}-screen.tsx`) && links(source, page));

it.each(pageNames())('somebody finds the way to %s', (page) => {
  expect(routes[page].sidebar !== null || linkedFrom(page).length > 0).toBe(true);
});

it('does not take a redirect, a title or a link to another page for a link', () => {
  expect(links("navigate(pathTo('pricing'), { replace: true })", 'pricing')).toBe(false);
  expect(links("<Redirect to={pathTo('pricing')} />", 'pricing')).toBe(false);
  expect(links('<Head page="pricing" />', 'pricing')).toBe(false);
  expect(links('<PageLink page="about">', 'pricing')).toBe(false);
  expect(links('<PageLink className={x} page="pricing">', 'pricing')).toBe(true);
  expect(links("href={pathTo('pricing', { plan })}", 'pricing')).toBe(true);
});

it('leads from sentences to pages', () => {
  const texts = sources.filter(({ file }) => /\/i18n\/(en|fr)\/|\.(en|fr)\.ts$/.test(file));
  const paths = texts.flatMap(({ source }) =>
    [...source.matchAll(/\w\]\((\/[^)]*)\)/g)].map(([, path = '']) => path),
  );
  expect(paths).toContain('/settings');
  expect(paths.filter((path) => !pageAt(path))).toEqual([]);
});

it('leads from mails to addresses of pages', () => {
  const addresses = sources.flatMap(({ source }) =>
    [...source.matchAll(/new URL\('([^']+)', (?:ctx\.)?env\.PUBLIC_URL\)/g)].map(
      ([, address = '']) => address,
    ),
  );
  expect(addresses).toContain('/settings');
  expect(addresses.filter((address) => !pageAt(address))).toEqual([]);
});
