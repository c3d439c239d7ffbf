import { type Category, categories } from '@mboalink/shared/catalogue/categories.ts';
import { sectors } from '@mboalink/shared/catalogue/category-names.ts';
import { formatCount } from '@mboalink/shared/format.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { countedInCountry } from '../directory/counts.ts';
import { type Html, messagesOf } from './open-page.ts';

type Counted = Awaited<ReturnType<typeof countedInCountry>>;

type Counts = ReadonlyMap<string, number>;

/** The kinds of counts that the list needs: of those who have an open page. */
export const countedInSectors = ['open-category', 'open-subcategory'] as const;

/** The sectors with the trades that somebody has, each with how many; beside cards, where room is short, only categories. */
export function sectorList(rows: Counted, language: Language, { beside = false } = {}): Html {
  // No category has the slug of a subcategory.
  const counts = new Map(rows.map(({ name, listed }) => [name, listed]));
  const filled = sectors
    .map((sector) => ({
      sector,
      trades: categories.filter(({ sector: of, slug }) => of === sector.slug && (counts.get(slug) ?? 0) > 0),
    }))
    .filter(({ trades }) => trades.length > 0);
  return html`<nav class="chips" aria-label="${messagesOf(language).categories.sectors}">${filled.map(
    ({ sector }) => html`<a href="#${sector.slug}">${sector[language]}</a>`,
  )}</nav>
<div class="sectors">${filled.map(
    ({ sector, trades }) => html`<section id="${sector.slug}"><h2>${sector[language]}</h2>
${beside ? categoryLinks(trades, counts, language) : trades.map((category) => categoryFold(category, counts, language))}</section>`,
  )}</div>`;
}

function categoryLinks(trades: readonly Category[], counts: Counts, language: Language): Html {
  return html`<ul>${trades.map(
    (category) =>
      html`<li><a href="/categories/${category.slug}">${category[language]}</a> <b>${formatCount(counts.get(category.slug) ?? 0)}</b></li>`,
  )}</ul>`;
}

function categoryFold(category: Category, counts: Counts, language: Language): Html {
  const name = category[language];
  const trades = category.subcategories.filter(({ slug }) => (counts.get(slug) ?? 0) > 0);
  const row = (slug: string, label: string) =>
    html`<li><a href="/categories/${slug}">${label}</a> <b>${formatCount(counts.get(slug) ?? 0)}</b></li>`;
  return html`<details><summary><span>${name}</span> <b>${formatCount(counts.get(category.slug) ?? 0)}</b></summary>
<ul>${row(category.slug, messagesOf(language).categories.all(name))}
${trades.map((trade) => row(trade.slug, trade[language]))}</ul></details>`;
}
