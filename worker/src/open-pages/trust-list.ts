import { type TrustSource, trustOf } from '@mboalink/shared/directory/trust.ts';
import { trustFacts } from '@mboalink/shared/directory/trust-text.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { Html } from './open-page.ts';

/** What is known of a business: all of it, or the facts that weigh most; `more` stands behind them. */
export function trustList(
  business: TrustSource,
  language: Language,
  { most, more }: { most?: number; more?: string } = {},
): Html {
  const facts = trustFacts(trustOf(business), language).slice(0, most);
  return html`<ul class="trust">${facts.map(
    ({ text, isCaution }) => html`<li${isCaution ? html` class="caution"` : ''}>${text}</li>`,
  )}${more && html`<li>${more}</li>`}</ul>`;
}
