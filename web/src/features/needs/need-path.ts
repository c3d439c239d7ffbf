/** What a draft is made of, as its address names it: the line, and what was corrected of what it was understood as. */
export const draftFields = [
  'text',
  'subcategory',
  'region',
  'city',
  'quartier',
  'day',
  'budgetXaf',
  'people',
] as const;

export type DraftField = (typeof draftFields)[number];

export type Draft = Partial<Record<DraftField, string>>;

/** Where a draft is shown, with what of it is to be corrected. */
export function draftPath(draft: Draft, change?: string): string {
  const query = new URLSearchParams({ ...draft, ...(change && { change }) }).toString();
  return query ? `/needs?${query}` : '/needs';
}
