import { type TrustSource, trustOf } from '@mboalink/shared/directory/trust.ts';
import { trustFacts } from '@mboalink/shared/directory/trust-text.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { Html } from './open-page.ts';

/** What is known of a business: all of it, or the facts that weigh most. */
export function trustList(business: TrustSource, language: Language, most?: number): Html {
  const facts = trustFacts(trustOf(business), language).slice(0, most);
  return html`<ul class="trust">${facts.map(
    ({ text, isCaution }) => html`<li${isCaution ? html` class="caution"` : ''}>${text}</li>`,
  )}</ul>`;
}
