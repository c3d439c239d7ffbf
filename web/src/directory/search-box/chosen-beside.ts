import type { Criteria } from '@mboalink/shared/directory/criteria.ts';

/** What was chosen beside the words and stays in what is suggested, without what was not. */
export function chosenBeside({ category, subcategory, region, city }: Criteria) {
  const chosen = Object.entries({ category, subcategory, region, city });
  return Object.fromEntries(chosen.filter(([, slug]) => slug !== ''));
}

/** Counts are of all businesses: there is none for those who buy as well. */
export function countIn({ userType }: Criteria, count: number | null): number | null {
  return userType === '' || userType === 'seller' ? count : null;
}
