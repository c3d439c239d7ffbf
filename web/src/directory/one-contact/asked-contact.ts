import { type Criteria, readAskedSlug, readCriteria } from '@mboalink/shared/directory/criteria.ts';
import { useMemo } from 'react';
import { useSearch } from 'wouter';

/** The one contact that an address asks for. */
export type AskedContact = {
  slug: string;
  /** Whether somebody came to say what is wrong with it. */
  isReport: boolean;
  /** Its trade and place, where the address names them: who is looked for where it is gone. */
  beside: Criteria;
};

/** The contact of the address; undefined where a search is asked for. */
export function useAskedContact(): AskedContact | undefined {
  const query = useSearch();
  return useMemo(() => readAskedContact(query), [query]);
}

function readAskedContact(query: string): AskedContact | undefined {
  const slug = readAskedSlug(query);
  const isReport = new URLSearchParams(query).get('report') === '1';
  return slug ? { slug, isReport, beside: readCriteria(query) } : undefined;
}
