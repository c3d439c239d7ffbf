import { type TrustSource, trustFacts, trustOf } from '@mboalink/shared/directory/trust.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { Html } from './open-page.ts';

/** What is known of a business: all of it, or the facts that weigh most; `since` weighs more than all but a caution. */
export function trustList(
  business: TrustSource,
  language: Language,
  { most, since }: { most?: number; since?: string } = {},
): Html {
  const facts = trustFacts(trustOf(business), language).slice(0, most);
  const cautions = facts.filter(({ isCaution }) => isCaution);
  const others = facts.filter(({ isCaution }) => !isCaution);
  return html`<ul class="trust">${cautions.map(({ text }) => html`<li class="caution">${text}</li>`)}${since && html`<li>${since}</li>`}${others.map(
    ({ text }) => html`<li>${text}</li>`,
  )}</ul>`;
}
