import { raw } from 'hono/html';

type Value = string | number | boolean | undefined | StructuredNode | readonly StructuredNode[];

type StructuredNode = { '@type': string; [property: string]: Value };

/** What a page says of itself in the words of schema.org. */
export type StructuredData = StructuredNode & { '@context': 'https://schema.org' };

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

type Listed = { name: string; first: number; total: number };

/** The businesses of a page in their order, of `total` in the whole list; `first` is the place of the first of them. */
export function itemList(names: readonly string[], { name, first, total }: Listed): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: names.map((each, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: each,
    })),
  };
}
