import { raw } from 'hono/html';
import type { BreadcrumbList, ItemList, LocalBusiness, WithContext } from 'schema-dts';

/** What a page says of itself in the words of schema.org, whose definitions are the types. */
export type StructuredData = WithContext<BreadcrumbList> | WithContext<ItemList> | WithContext<LocalBusiness>;

export type Crumb = { name: string; path: string };

/** The way to a page, from the home page on. */
export function breadcrumbs(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** A data block, which no browser runs: the policy of our pages lets it be. What is written in it cannot end it. */
export function structuredDataBlock(data: StructuredData) {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
  return raw(`<script type="application/ld+json">${json}</script>`);
}

const escapeCharacter = (character: string) =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

type Entry = { name: string; path: string };

type Listed = { name: string; first: number; total: number; origin: string };

/** The businesses of a page in their order, of `total` in the whole list; `first` is the place of the first of them. */
export function itemList(entries: readonly Entry[], { name, first, total, origin }: Listed): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: entry.name,
      url: `${origin}${entry.path}`,
    })),
  };
}
