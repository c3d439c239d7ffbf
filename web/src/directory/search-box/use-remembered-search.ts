import { useEffect } from 'react';
import { rememberSearch } from './recent-searches.ts';

/** Remembers the text of a search that found somebody; one that failed is not offered again. */
export function useRememberedSearch(userId: string, found: string) {
  useEffect(() => rememberSearch(userId, found), [userId, found]);
}
