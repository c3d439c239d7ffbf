import { listings } from '@mboalink/db/schema/directory.ts';
import type { BrandColour, BrandCover } from '@mboalink/shared/accounts/branding-words.ts';
import { sql } from 'drizzle-orm';
import { html } from 'hono/html';
import { showsPremium } from '../../billing/subscription-state.ts';
import type { Html } from '../open-page.ts';

type Branding = { colour: BrandColour | null; cover: BrandCover | null };

/** Over `listings`: what a premium business chose of its page; kept, and not shown, while premium does not run. */
export const brandColumns = {
  colour: sql<Branding['colour']>`case when ${showsPremium} then ${listings.brandColour} end`,
  cover: sql<Branding['cover']>`case when ${showsPremium} then ${listings.brandCover} end`,
};

/** The class of what stands in the colour of a business; a cover without a colour is drawn in that of the site. */
export function brandClass({ colour, cover }: Branding): Html | '' {
  if (!colour && !cover) return '';
  return html` class="branded brand-${colour ?? 'leaf'}"`;
}

/** The cover: a band above the name, drawn by the stylesheet. */
export function coverBand({ cover }: Branding): Html | '' {
  return cover ? html`<div class="cover cover-${cover}"></div>` : '';
}
