import { withoutContactDetails } from '@mboalink/shared/directory/contact-details.ts';

declare const hasPublicVersion: unique symbol;

/** A text of a listing with its public version beside it: `ownerTexts` alone makes both, so that none is written without the other. */
export type OwnerText<Text = string> = Text & { readonly [hasPublicVersion]: true };

type Typed = { description?: string | undefined; keywords?: string[] | undefined };

type Written = {
  description: OwnerText | undefined;
  publicDescription: OwnerText | null | undefined;
  keywords: OwnerText<string[]> | undefined;
  publicKeywords: OwnerText<string[]> | null | undefined;
};

/**
 * The description and the keywords of a listing as they are written, each with what everybody may read and search in its
 * place: the same without contact details, null where it has none. What is undefined stays as it is.
 */
export function ownerTexts({ description, keywords }: Typed): Written {
  return {
    description,
    publicDescription: description === undefined ? undefined : publicVersion(description),
    keywords,
    publicKeywords: keywords && publicKeywords(keywords),
  } as Written;
}

function publicVersion(text: string): string | null {
  const without = withoutContactDetails(text);
  return without === text ? null : without;
}

/** Of a keyword that was nothing but a contact detail nothing is left. */
function publicKeywords(keywords: string[]): string[] | null {
  if (keywords.every((keyword) => publicVersion(keyword) === null)) return null;
  return keywords.map(withoutContactDetails).filter((keyword) => /[\p{L}\p{N}]/u.test(keyword));
}
