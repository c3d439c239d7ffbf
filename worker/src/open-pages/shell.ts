import { firstScreenLink } from '@mboalink/shared/first-screen.ts';
import { hiddenNote } from '@mboalink/shared/kept-copies.ts';
import { fallbackLanguage, type Language, languages } from '@mboalink/shared/language.ts';
import { site, supportChat } from '@mboalink/shared/site.ts';
import { html, raw } from 'hono/html';
import type { Context } from '../context.ts';
import { hem, logo } from './drawings.ts';
import type { Messages } from './messages/en.ts';
import { forMembers, type Html, messagesOf, type OpenPage } from './open-page.ts';
import { inLanguage, languageAddress } from './page-address.ts';
import { searchForm } from './search-form.ts';
import { type FixedPictures, sharePictureTags } from './share-picture.ts';
import { structuredDataBlock } from './structured-data.ts';

const { name: siteName } = site;

export type Surroundings = {
  language: Language;
  /** Scheme and host of the site. */
  origin: string;
  /** What the page carries of styles, or the address of the sources' stylesheet. */
  styles: { text: string } | { href: string };
  /** The script that has browsers keep the page; none where the sources are served. */
  starter: { text: string } | undefined;
  pictures: FixedPictures;
  year: number;
} & Pick<Context, 'seemsSignedIn'>;

/** A whole document: the page with its head, the bar above and the footer. No style but the one element, and no script but the one that nothing on it needs. */
export function shell(page: OpenPage, around: Surroundings): Html {
  const { language } = around;
  const t = messagesOf(language);
  return html`<!doctype html><html lang="${language}"><head>${head(page, around)}</head><body><div id="root">
<a class="skip" href="#content">${t.skip}</a>${header(page, around)}
${raw(hiddenNote)}${t.copy}</p>
<main id="content" tabindex="-1">${page.content}</main>${footer(around)}</div>${around.starter ? html`<script>${raw(around.starter.text)}</script>` : ''}</body></html>
`;
}

function head(
  { path, title, description, isIndexable, structuredData, picture, content }: OpenPage,
  around: Surroundings,
): Html {
  const { language, origin, styles } = around;
  const address = (other: Language) => `${origin}${languageAddress(path, other)}`;
  const known = html`<link rel="canonical" href="${address(language)}">
${languages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${address(other)}">`)}
<link rel="alternate" hreflang="x-default" href="${address(fallbackLanguage)}">`;
  const named = title.includes(siteName) ? title : `${title} · ${siteName}`;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${named}</title>${raw(firstScreenLink(String(content), 'content'))}${'text' in styles ? html`<style>${raw(styles.text)}</style>` : html`<link rel="stylesheet" href="${styles.href}">`}
<meta name="description" content="${description}">
${isIndexable ? known : html`<meta name="robots" content="noindex">`}
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:type" content="website"><meta property="og:url" content="${address(language)}">
<meta property="og:site_name" content="${siteName}">
${sharePictureTags(picture, { ...around, siteName })}
<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#0b3d2b">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="manifest" href="/${language}/site.webmanifest">
${structuredData.map(structuredDataBlock)}`;
}

type Entry = { href: string; label: string; className?: string; mark?: typeof forMembers };

function header(
  { path, searchedPath = path, search = '' }: OpenPage,
  { language, seemsSignedIn }: Surroundings,
): Html {
  const t = messagesOf(language);
  const entries: Entry[] = [
    { href: '/categories', label: t.trades },
    ...(seemsSignedIn ? memberEntries(t) : visitorEntries(t)),
  ];
  return html`<header class="top"><div class="bar">
<a class="home" href="/" aria-label="${siteName}, ${t.home}">${logo}<span>${siteName}</span></a>
${search === null ? '' : searchForm(search, language)}
<nav class="site" aria-label="${t.menu}"><ul>${entries.map(
    ({ href, label, className, mark = raw('') }: Entry) =>
      html`<li><a href="${href}"${mark}${className ? html` class="${className}"` : ''}${href === path ? html` aria-current="page"` : ''}>${label}</a></li>`,
  )}</ul></nav>
<nav class="languages" aria-label="${t.language}">${[...languages].reverse().map((other) => languageLink(other, { path: searchedPath, language }))}</nav>
</div>${hem}</header>`;
}

const visitorEntries = (t: Messages) => [
  { href: '/login', label: t.login, className: 'apart' },
  { href: '/register', label: t.register, className: 'join' },
];

/** The search of members shows numbers, that of these pages does not. */
const memberEntries = (t: Messages) => [
  { href: '/find-contact', label: t.find, mark: forMembers },
  { href: '/dashboard', label: t.dashboard, className: 'apart', mark: forMembers },
];

const ownNames: Record<Language, string> = { en: 'English', fr: 'Français' };

function languageLink(other: Language, { path, language }: { path: string; language: Language }): Html {
  return html`<a href="${inLanguage(path, other)}" lang="${other}" hreflang="${other}"${
    other === language ? html` aria-current="true"` : ''
  }>${other.toUpperCase()}<span class="visually-hidden"> ${ownNames[other]}</span></a>`;
}

function footer({ language, year, seemsSignedIn }: Surroundings): Html {
  const t = messagesOf(language);
  const entries = [
    ['/how-it-works', t.howItWorks],
    ['/pricing', t.pricing],
    ['/about', t.about],
    ['/faq', t.faq],
    ['/contact', t.contact],
    ['/terms-of-service', t.terms],
    ['/privacy-policy', t.privacy],
    ['/cookies-policy', t.cookies],
    ['/gdpr-compliance', t.gdpr],
    [`mailto:${site.supportEmail}`, 'E-mail'],
    [supportChat(), 'WhatsApp'],
  ] as const;
  return html`<footer class="end"><div>
<p>${t.footerAbout}</p>
<ul>${entries.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}${seemsSignedIn ? html`<li><a href="/logout"${forMembers}>${t.logout}</a></li>` : ''}</ul>
<p class="rights">© ${year} ${site.operator[language]} · ${t.rights}</p>
</div></footer>`;
}
