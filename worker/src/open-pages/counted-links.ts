import { formatCount } from '@mboalink/shared/format.ts';
import { html, raw } from 'hono/html';
import type { Html } from './open-page.ts';

/** `note` stands behind the label, smaller. */
export type CountedLink = { href: string; label: string; note?: string | undefined; count: number };

/** Links with how many contacts wait behind each, below a title; nothing where there are none. */
export function countedLinks(title: string, links: readonly CountedLink[]): Html {
  return links.length > 0
    ? html`<section class="counted"><h2>${title}</h2>${linkList(links)}</section>`
    : html``;
}

/** The links alone; from the place `foldedFrom` on a narrow screen leaves them out. */
export function linkList(links: readonly CountedLink[], foldedFrom = links.length): Html {
  return html`<ul>${links.map(
    ({ href, label, note, count }, place) =>
      html`<li${place < foldedFrom ? '' : raw(' class="folded"')}><a href="${href}">${label}</a> ${note && html`<span class="far">${note}</span> `}<b>${formatCount(count)}</b></li>`,
  )}</ul>`;
}
