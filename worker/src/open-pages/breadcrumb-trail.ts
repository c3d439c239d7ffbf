import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import { type Html, messagesOf } from './open-page.ts';
import type { Crumb } from './structured-data.ts';

/** The way to a page as links; the last one is the page itself. */
export function breadcrumbTrail(crumbs: readonly Crumb[], language: Language): Html {
  const items = crumbs.map(({ name, path }, index) =>
    index === crumbs.length - 1
      ? html`<li aria-current="page">${name}</li>`
      : html`<li><a href="${path}">${name}</a></li>`,
  );
  return html`<nav class="trail" aria-label="${messagesOf(language).here}"><ol>${items}</ol></nav>`;
}
