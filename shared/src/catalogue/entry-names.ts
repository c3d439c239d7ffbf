import * as z from 'zod/mini';

/** What the slugs beside it are called in the reader's language; empty where a slug is no longer known. */
export const entryNamesSchema = z.object({
  category: z.string(),
  subcategory: z.string(),
  region: z.string(),
  city: z.string(),
});

export type EntryNames = z.infer<typeof entryNamesSchema>;
