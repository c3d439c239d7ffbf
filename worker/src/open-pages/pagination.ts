import type { Language } from '@mboalink/shared/language.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { html } from 'hono/html';
import { type Html, messagesOf } from './open-page.ts';

/** Cards on a page. */
export const pageSize = 20;

/** The page that an address asks for; undefined where it names none. */
export function pageNumber(asked: string | undefined): number | undefined {
  if (asked === undefined) return 1;
  return /^[1-9]\d{0,3}$/.test(asked) && Number(asked) <= searchLimits.page ? Number(asked) : undefined;
}

export function pageCount(total: number): number {
  return Math.min(searchLimits.page, Math.max(1, Math.ceil(total / pageSize)));
}

/** The address of one page of a list. */
export function pagePath(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** Links to the page before and after, where there are any. */
export function pagination(
  { path, page, pages }: { path: string; page: number; pages: number },
  language: Language,
): Html {
  if (pages < 2) return html``;
  const t = messagesOf(language).paging;
  return html`<nav class="paging" aria-label="${t.label}">
${page > 1 ? html`<a rel="prev" href="${pagePath(path, page - 1)}">${t.before}</a>` : html`<span></span>`}
<span>${t.page(page, pages)}</span>
${page < pages ? html`<a rel="next" href="${pagePath(path, page + 1)}">${t.after}</a>` : html`<span></span>`}</nav>`;
}
