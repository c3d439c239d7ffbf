import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import { messagesOf, type OpenPage } from './open-page.ts';

/** What stands where no business has a page that is open: one answer, whether it closed it, is gone or never was. */
export function absentPage(path: string, language: Language): OpenPage {
  const t = messagesOf(language).absent;
  return {
    path,
    title: t.title,
    description: t.text,
    isIndexable: false,
    structuredData: [],
    cache: { maxAge: 0 },
    content: html`<div class="page"><h1>${t.title}</h1><p class="lead">${t.text}</p>
<p><a class="button" href="/categories">${t.trades}</a></p></div>`,
  };
}
