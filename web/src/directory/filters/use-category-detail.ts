import { useQuery } from '@tanstack/react-query';
import { directoryQueries } from '../../lib/api/directory-queries.ts';

export function useCategoryDetail(category: string, needed: boolean) {
  return useQuery({ ...directoryQueries.category(category), enabled: needed && category !== '' });
}
