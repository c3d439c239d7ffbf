import { escapeHtml } from '@mboalink/shared/escape-html.ts';
import { firstScreenLink } from '@mboalink/shared/first-screen.ts';
import { siteMenuId } from '../src/app/shell/site-menu-id.ts';
import { stylesheetId } from '../src/lib/whole-styles.ts';
import type { AppIcons } from './app-icons/app-icons.ts';
import { barColours, manifestPath } from './app-manifest.ts';
import type { PageFiles } from './page-files.ts';

type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

export type HtmlPage = {
  name: string;
  language: string;
  body: string;
  head: { title: string; tags: HeadTag[] };
  /** None where it does without the client. */
  files: PageFiles | undefined;
  /** The script inside the page, which fetches the others when they are wanted. */
  starter: string;
  /** Whether that is at once. */
  startsAlone?: boolean;
  /** What stands in its style element, and the address of the whole client's, which comes with its scripts. */
  styles: { text: string; file: string };
  /** What the page says when its scripts do not start it, and its link that loads it anew. */
  late: { text: string; reload: string } | undefined;
  withoutScript: { text: string; href: string; way: string } | undefined;
  icons: AppIcons;
};

function element({ tag, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')} data-page>`;
}

/** What stands between the tags of a page's one style element. */
export function inlineStyles(stylesheet: string): string {
  const text = stylesheet.trim();
  if (text.includes('</')) throw new Error('a stylesheet would end its element');
  return text;
}

/** The client asks for its stylesheet itself, by the disabled link: the browser fetches none that is for no medium ahead of it. */
function scriptTags({ files, starter, startsAlone, styles }: HtmlPage): string[] {
  if (!files) return [`<script>${starter}</script>`];
  const { entry, scripts, kept } = files;
  const addressesOf = (of: readonly string[]) => of.map((file) => `/${file}`).join(' ');
  const preload = addressesOf(scripts.filter((file) => file !== entry));
  // The service worker reads there what a page needs without a network.
  const late = kept.length > 0 ? ` data-kept="${addressesOf(kept)}"` : '';
  const stylesheet = `<link id="${stylesheetId}" rel="stylesheet" href="/${styles.file}" media="not all" disabled>`;
  return [
    stylesheet,
    `<script data-entry="/${entry}" data-preload="${preload}"${late}${startsAlone ? ' data-alone' : ''}>${starter}</script>`,
  ];
}

/**
 * One prerendered page. Nothing has to arrive after it before it is painted: it carries its styles, which the policy allows by
 * their hash, and names its scripts last. No other inline style, and no inline script but the starter: the policy forbids them.
 */
export function htmlPage(page: HtmlPage): string {
  const { name, language, body, head, files, styles, late, withoutScript, icons } = page;
  if (/\sstyle="/.test(body)) throw new Error(`${name}: an inline style was drawn into the page`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...head.tags.map(element),
    '<meta name="color-scheme" content="light dark">',
    ...Object.entries(barColours).map(
      ([scheme, colour]) =>
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    `<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="manifest" href="${manifestPath(language)}">`,
    `<link rel="apple-touch-icon" href="${icons.touch}">`,
    // What a member's page shows is streamed when its answers are here: the bar above does not wait for it.
    firstScreenLink(body, files ? siteMenuId : 'content'),
    `<style>${styles.text}</style>`,
    `</head><body><div id="root" data-page="${name}">${body}</div>`,
    late
      ? `<p id="late" class="late" role="alert" hidden>${escapeHtml(late.text)} <a href="">${escapeHtml(late.reload)}</a></p>`
      : '',
    withoutScript
      ? `<noscript><p id="no-script">${escapeHtml(withoutScript.text)} <a href="${escapeHtml(withoutScript.href)}">${escapeHtml(withoutScript.way)}</a></p></noscript>`
      : '',
    ...scriptTags(page),
    '</body></html>\n',
  ].join('');
}
