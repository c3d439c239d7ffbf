import type { Language } from '@mboalink/shared/language.ts';
import { searchLimits } from '@mboalink/shared/limits.ts';
import { html } from 'hono/html';
import { type Html, messagesOf } from './open-page.ts';

/** The search of whoever has no account: it leads to a page of a trade, or to names. */
export function searchForm(text: string, language: Language): Html {
  const t = messagesOf(language).search;
  return html`<div role="search"><form class="search" action="/categories">
<input type="search" name="search" value="${text}" aria-label="${t.label}" placeholder="${t.example}" maxlength="${searchLimits.text}" autocomplete="off" required>
<button class="button">${t.go}</button></form></div>`;
}
