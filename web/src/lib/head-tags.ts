import { fallbackLanguage, type Language, languages } from '@mboalink/shared/language.ts';
import { site } from '@mboalink/shared/site.ts';
import { isListed, pathTo, type ScreenName } from './paths.ts';

export type PageHead = { page: ScreenName; title: string; description: string };

export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

export type HeadOf = { title: string; tags: HeadTag[] };

/** What the head says while a page for signed-in people is still on its way. */
export function plainHead(): HeadOf {
  return { title: site.name, tags: [meta('robots', 'noindex')] };
}

/** What the head says of a page. Only public pages have an address that a search engine may keep. */
export function headOf({ page, title, description }: PageHead, language: Language): HeadOf {
  const tags = [meta('description', description), ...address(page, language)];
  return { title: title.includes(site.name) ? title : `${title} · ${site.name}`, tags };
}

function address(page: PageHead['page'], language: Language): HeadTag[] {
  if (page === 'not-found' || !isListed(page)) return [meta('robots', 'noindex')];
  const path = pathTo(page);
  return [
    link('canonical', languageAddress(path, language)),
    ...languages.map((other) => link('alternate', languageAddress(path, other), other)),
    link('alternate', languageAddress(path, fallbackLanguage), 'x-default'),
  ];
}

/** Who prefers no language of ours gets the fallback, so only the other one needs to be named. */
function languageAddress(path: string, language: Language): string {
  return `${site.publicUrl}${path}${language === fallbackLanguage ? '' : `?lang=${language}`}`;
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function link(rel: string, href: string, hreflang?: string): HeadTag {
  return { tag: 'link', attributes: hreflang ? { rel, hreflang, href } : { rel, href } };
}
