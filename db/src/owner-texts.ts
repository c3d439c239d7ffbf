import { searchableText } from '@mboalink/shared/directory/contact-details.ts';

declare const isFoundBeside: unique symbol;

/**
 * What an owner typed, beside which stands what of it others find them by. `ownerTexts` alone makes it, so that nobody writes
 * one without the other.
 */
export type OwnerText<Text = string> = Text & { readonly [isFoundBeside]: true };

type Typed = { description?: string | undefined; keywords?: string[] | undefined };

type Written = {
  description: OwnerText | undefined;
  maskedDescription: OwnerText | null | undefined;
  keywords: OwnerText<string[]> | undefined;
  maskedKeywords: OwnerText<string[]> | null | undefined;
};

/**
 * The description and the keywords of a listing as they are written, each with what the search reads in its place: the same
 * without contact details, nothing where it has none. What is undefined stays as it is.
 */
export function ownerTexts({ description, keywords }: Typed): Written {
  const found = {
    description: description && searchableText(description),
    keywords: keywords?.map(searchableText),
  };
  const hasWays = keywords?.some((keyword, index) => keyword !== found.keywords?.[index]);
  return {
    description,
    maskedDescription: found.description === description ? emptied(description) : found.description,
    keywords,
    maskedKeywords: hasWays ? found.keywords?.filter(Boolean) : emptied(keywords),
  } as Written;
}

const emptied = (typed: unknown) => (typed === undefined ? undefined : null);
