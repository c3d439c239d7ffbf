import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { MailPreference } from '../accounts/settings/mail-preference.ts';
import { type Html, messagesOf, type OpenPage } from './open-page.ts';
import { inLanguage } from './page-address.ts';

/** What a link in a mail stops, with the one button that does it or takes it back. */
export function mailPreferencePage(path: string, preference: MailPreference, language: Language): OpenPage {
  const t = messagesOf(language).mailPreference;
  if (!preference) return page(path, t.gone, settingsLink(language));
  const { kind, name, stopped } = preference;
  const what = name ? t.one(name) : t.all[kind];
  const said = stopped ? t.stopped(what) : t.running(what);
  const button = html`<form method="post" action="${inLanguage(path, language)}">
<input type="hidden" name="stopped" value="${String(!stopped)}">
<button class="button">${stopped ? t.receive : t.stop}</button></form>`;
  return page(path, said, html`${button}${settingsLink(language)}`);
}

/** What stands where a link is not ours, or too old. */
export function invalidLinkPage(path: string, language: Language): OpenPage {
  return page(path, messagesOf(language).mailPreference.invalid, settingsLink(language));
}

function settingsLink(language: Language): Html {
  return html`<p class="lead"><a href="/settings">${messagesOf(language).mailPreference.settings}</a></p>`;
}

function page(path: string, { title, text }: { title: string; text: string }, below: Html): OpenPage {
  return {
    path,
    title,
    description: text,
    isIndexable: false,
    structuredData: [],
    search: null,
    cache: { maxAge: 0 },
    content: html`<div class="page"><h1>${title}</h1><p class="lead" role="status">${text}</p>${below}</div>`,
  };
}
