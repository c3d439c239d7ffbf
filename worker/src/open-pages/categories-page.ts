import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { countedInCountry } from '../directory/counts.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { messagesOf, type OpenPage } from './open-page.ts';
import { countedInSectors, sectorList } from './sector-list.ts';
import { breadcrumbs } from './structured-data.ts';

const path = '/categories';

/** The sectors with the trades that somebody has, each with how many; in one request to the database. */
export async function categoriesPage(ctx: Context, origin: string): Promise<OpenPage> {
  const { language } = ctx;
  const t = messagesOf(language);
  const rows = await countedInCountry(ctx, [...countedInSectors]);
  const total = rows.reduce((sum, { kind, listed }) => sum + (kind === 'open-category' ? listed : 0), 0);
  const crumbs = [
    { name: t.home, path: '/' },
    { name: t.trades, path },
  ];
  return {
    path,
    title: t.categories.title,
    description: t.categories.description(total),
    isIndexable: true,
    structuredData: [breadcrumbs(crumbs, origin)],
    cache: { maxAge: 300 },
    content: html`<div class="page">${breadcrumbTrail(crumbs, language)}
<h1>${t.categories.heading}</h1><p class="lead">${t.categories.lead(total)}</p>
${sectorList(rows, language)}</div>`,
  };
}
