import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { type Criteria, readCriteria } from '../criteria/criteria.ts';

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
  const parameters = new URLSearchParams(query);
  const slug = parameters.get('contact');
  return slug ? { slug, isReport: parameters.get('report') === '1', beside: readCriteria(query) } : undefined;
}
