import { searchLimits } from '@mboalink/shared/limits.ts';
import type { Inputs } from '../../lib/trpc.ts';

export const tabs = ['opened', 'saved', 'network'] as const;

export type Tab = (typeof tabs)[number];

/** What the address of one's contacts asks for. */
export type Asked = { tab: Tab; q: string; category: string; archived: boolean };

export function askedOf({ pathname, search }: { pathname: string; search: string }): Asked {
  const query = new URLSearchParams(search);
  const named = query.get('tab') ?? query.get('view') ?? (pathname.startsWith('/saved') ? 'saved' : '');
  const archived = query.has('archived');
  const tab = archived ? 'network' : (tabs.find((one) => one === named) ?? 'opened');
  const q = (query.get('q') ?? '').trim().slice(0, searchLimits.text);
  return { tab, q, category: tab === 'saved' ? (query.get('category') ?? '') : '', archived };
}

export const isNarrowed = ({ q, category }: Asked): boolean => q !== '' || category !== '';

/** What each list asks the server: a loader and the hook that reads the same must agree. */
export const inputs = {
  opened: ({ q }: Asked): Inputs['network']['opened'] => (q ? { q } : {}),
  saved: ({ q, category }: Asked): Inputs['network']['saved'] => ({
    ...(q && { search: q }),
    ...(category && { category }),
  }),
  network: ({ q, archived }: Asked): Inputs['network']['connections'] => ({
    sort: 'trusted',
    ...(q && { q }),
    ...(archived && { archived }),
  }),
};

type Page = { pagination: { page: number; limit: number; totalCount: number } };

/** The page after one of a list of one's own. */
export const nextPage = ({ pagination: { page, limit, totalCount } }: Page): number | undefined =>
  page * limit < totalCount ? page + 1 : undefined;
