/** Where the listings of a trade, in a town where one is named, can be read. */
export function tradePath(trade: string, town?: string | null): string {
  return `/categories/${trade}${town ? `/${town}` : ''}`;
}

/** The address of a page, with what was typed on the way to it. */
export function withSearch(path: string, search: string): string {
  return search ? `${path}?${new URLSearchParams({ search })}` : path;
}

/** The address of one page of a list. */
export function pagePath(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** The page of a business, as everybody may read it. */
export const businessPath = (slug: string): string => `/business/${slug}`;

/** What somebody wants of a business: its number, or to say what is wrong with it. */
export type Wanted = 'number' | 'report';

type Named = { slug: string; subcategory: string; city: string };

/** The address below the page of a business that leads to what is wanted: the same for everybody, as pages are kept. */
export function contactWayPath({ slug, subcategory, city }: Named, wanted: Wanted): string {
  return `${businessPath(slug)}/${wanted}?${new URLSearchParams({ trade: subcategory, town: city })}`;
}

/** The address of a short link. */
export const shortLinkPath = (code: string): string => `/b/${code}`;
