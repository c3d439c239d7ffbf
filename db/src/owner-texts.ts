import { spreadNumbersIn } from '@mboalink/shared/directory/contact-ways/spread-numbers.ts';
import { findableText } from '@mboalink/shared/directory/contact-ways/without-contacts.ts';

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
 * without the ways to its owner, nothing where it has none. What is undefined stays as it is.
 */
export function ownerTexts({ description, keywords }: Typed): Written {
  const found = {
    description: description && findableText(description),
    keywords: keywords && findableKeywords(keywords),
  };
  const hasWays = keywords?.some((keyword, index) => keyword !== found.keywords?.[index]);
  return {
    description,
    maskedDescription: found.description === description ? emptied(description) : found.description,
    keywords,
    maskedKeywords: hasWays ? found.keywords?.filter(Boolean) : emptied(keywords),
  } as Written;
}

/** Those that spell a number together are found by nothing. */
function findableKeywords(keywords: readonly string[]): string[] {
  const spread = spreadNumbersIn(keywords);
  return keywords.map((keyword, at) => (spread.has(at) ? '' : findableText(keyword, 'line')));
}

const emptied = (typed: unknown) => (typed === undefined ? undefined : null);
