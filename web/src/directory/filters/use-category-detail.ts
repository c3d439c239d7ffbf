import { trpc } from '../../lib/api/trpc.ts';

/** One category with its items, about a kilobyte; the whole tree would be thirty-six. */
export function useCategoryDetail(category: string, needed: boolean) {
  return trpc.directory.category.useQuery(
    { slug: category },
    { enabled: needed && category !== '', staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
  );
}
