import type { ErrorCode } from '@mboalink/shared/errors.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import { messagesOf, type OpenPage } from './open-page.ts';

/** What a reader sees where a page could not be drawn: the way to try again, and nothing of what was wrong. */
export function failurePage(code: ErrorCode, path: string, language: Language): OpenPage {
  const t = messagesOf(language).failure;
  const text = code === 'rate_limited' ? t.busy : t.text;
  return {
    path,
    title: t.title,
    description: text,
    isIndexable: false,
    structuredData: [],
    cache: { maxAge: 0 },
    content: html`<div class="page"><h1>${t.title}</h1><p class="lead">${text}</p>
<p><a class="button" href="${path}">${t.again}</a></p></div>`,
  };
}
