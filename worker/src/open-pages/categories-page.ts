import { type Category, categories, sectors } from '@mboalink/shared/catalogue/categories.ts';
import { formatCount } from '@mboalink/shared/format/counts.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { countedInCountry } from '../directory/country-counts.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { type Html, messagesOf, type OpenPage } from './open-page.ts';
import { breadcrumbs } from './structured-data.ts';

const path = '/categories';

type Counts = ReadonlyMap<string, number>;

/** The sectors with the trades that somebody has, each with how many; in one request to the database. */
export async function categoriesPage(ctx: Context, origin: string): Promise<OpenPage> {
  const { language } = ctx;
  const t = messagesOf(language);
  const rows = await countedInCountry(ctx, ['all', 'category', 'subcategory']);
  const total = rows.find(({ kind }) => kind === 'all')?.listed ?? 0;
  // No category has the slug of a subcategory.
  const counts = new Map(rows.flatMap(({ kind, name, listed }) => (kind === 'all' ? [] : [[name, listed]])));
  const crumbs = [
    { name: t.home, path: '/' },
    { name: t.trades, path },
  ];
  return {
    path,
    title: t.categories.title,
    description: t.categories.description(total),
    listed: true,
    structuredData: [breadcrumbs(crumbs, origin)],
    cache: { maxAge: 300 },
    content: html`<div class="page">${breadcrumbTrail(crumbs, language)}
<h1>${t.categories.heading}</h1><p class="lead">${t.categories.lead(total)}</p>
${sectorList(counts, language)}</div>`,
  };
}

function sectorList(counts: Counts, language: Language): Html {
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
${trades.map((category) => categoryFold(category, counts, language))}</section>`,
  )}</div>`;
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
