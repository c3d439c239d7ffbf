import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../web/src/routes.ts';

/** Where a page is, and whether it is drawn for members alone. */
export type PageRoute = { path: string; file: string; isForMembers: boolean };

/** Every page that can be asked for by an address of its own, from the client's table of routes. */
export const pageRoutes: readonly PageRoute[] = flatten(await routes, { path: '', isForMembers: false });

function flatten(
  entries: readonly RouteConfigEntry[],
  above: Pick<PageRoute, 'path' | 'isForMembers'>,
): PageRoute[] {
  return entries.flatMap(({ file, path = '', index, children }) => {
    const own = {
      path: path === '' ? above.path : `${above.path}/${path}`,
      isForMembers: above.isForMembers || file === 'routes/member.tsx',
    };
    if (children) return flatten(children, own);
    return index || path !== '' ? [{ ...own, path: own.path || '/', file }] : [];
  });
}

/** Those whose address names nothing of somebody. */
export const plainPages = pageRoutes.filter(({ path }) => !/[:*]/.test(path));
