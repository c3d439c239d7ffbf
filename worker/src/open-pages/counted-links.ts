import { formatCount } from '@mboalink/shared/format/counts.ts';
import { html } from 'hono/html';
import type { Html } from './open-page.ts';

export type CountedLink = { href: string; label: string; count: number };

/** Links with how many contacts wait behind each; nothing where there are none. */
export function countedLinks(
  title: string,
  links: readonly CountedLink[],
  more?: { label: string; from: number },
): Html {
  if (links.length === 0) return html``;
  const row = ({ href, label, count }: CountedLink) =>
    html`<li><a href="${href}">${label}</a> <b>${formatCount(count)}</b></li>`;
  const shown = more ? links.slice(0, more.from) : links;
  const folded = more ? links.slice(more.from) : [];
  return html`<section class="counted"><h2>${title}</h2><ul>${shown.map(row)}</ul>
${folded.length > 0 ? html`<details><summary>${more?.label}</summary><ul>${folded.map(row)}</ul></details>` : ''}</section>`;
}
