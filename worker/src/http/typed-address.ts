import { generatePath, matchRoutes } from 'react-router';

/** As links write them: such paths are left as they are. */
const written = /^(\/|(\/[a-z\d]+(-+[a-z\d]+)*)+\/?)$/;

/** What no keyboard writes, and what our scripts ask for. */
const untypable = /%0[^9ad]|%1|\.data$/i;

/** The paths that an address may mean, the likeliest first; `isCertain`: a page is there, whatever names it has in it. */
type Meant = { paths: readonly string[]; isCertain: boolean };

/**
 * What somebody means who typed an address in capitals, or whose app took the end of a sentence for a part of it:
 * '/About).' means '/about'. Undefined for an address as it is written, and where no page has such a path. Names in it
 * are tried as they are before they are tried in small letters, since of a token these matter.
 */
export async function pageMeantBy(pathname: string): Promise<Meant | undefined> {
  if (written.test(pathname) || untypable.test(pathname)) return undefined;
  const words = pathname.replace(/&.*/, '').split('/').filter(Boolean).map(readWord);
  const path = `/${words.map(encodeURIComponent).join('/').replace(/\/+$/, '')}`;
  // Signs alone are the end of an address, and no part within it.
  if (path.includes('//')) return undefined;
  const { routes } = await import('virtual:react-router/server-build');
  const pages = Object.values(routes).flatMap((route) => {
    if (!route || route.path === '*' || (!route.index && !route.path)) return [];
    return { path: `/${route.path ?? ''}` };
  });
  const [match] = matchRoutes(pages, path) ?? [];
  if (!match) return undefined;
  const names = Object.entries(match.params);
  const small = names.map(([name, value]) => [name, value?.toLowerCase()]);
  const all = [names, small].map((params) => generatePath(match.route.path, Object.fromEntries(params)));
  const paths = [...new Set(all)].filter((meant) => meant !== pathname);
  return paths.length > 0 ? { paths, isCertain: names.length === 0 } : undefined;
}

/** A part of a path without what is not seen, and without signs around it. */
function readWord(part: string): string {
  return decoded(part)
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replace(/%.*/, '');
  }
}
