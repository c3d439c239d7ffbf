import { findSubcategory } from '@mboalink/shared/catalogue/categories.ts';
import { findTown } from '@mboalink/shared/catalogue/places.ts';
import type { Context } from '../../context.ts';
import { refreshCookie } from '../../session/session-cookies.ts';
import type { OpenAnswer } from '../open-page.ts';
import { isBusinessSlug } from './read-business.ts';

/** What somebody wants of a business: its number, or to say what is wrong with it. */
export type Wanted = 'number' | 'report';

type Named = { slug: string; subcategory: string; city: string };

/** The address below the page of a business that leads to what is wanted: the same for everybody, as pages are kept. */
export function contactWayPath({ slug, subcategory, city }: Named, wanted: Wanted): string {
  return `/business/${slug}/${wanted}?${new URLSearchParams({ trade: subcategory, town: city })}`;
}

type Asked = { slug: string; trade: string | undefined; town: string | undefined };

/**
 * Where the button for a number or a report leads: members to the contact in the client, visitors there by way of
 * registration, or of signing in where a report is wanted, as only who opened a number has one to report. Nothing is opened
 * and nothing is counted here; null where the address names no business.
 */
export function contactWay(ctx: Context, asked: Asked, wanted: Wanted): OpenAnswer {
  if (!isBusinessSlug(asked.slug)) return null;
  const contact = contactAddress(asked, wanted);
  if (ctx.cookies[refreshCookie]) return { leadsTo: contact };
  const page = wanted === 'number' ? '/register' : '/login';
  return { leadsTo: `${page}?${new URLSearchParams({ next: contact })}` };
}

/** The contact, and who is looked for where it is gone. */
function contactAddress({ slug, trade, town }: Asked, wanted: Wanted): string {
  const subcategory = findSubcategory(trade ?? '');
  const place = findTown(town ?? '');
  const query = new URLSearchParams({
    contact: slug,
    ...(wanted === 'report' && { report: '1' }),
    ...(subcategory && { category: subcategory.category, subcategory: subcategory.slug }),
    ...(place && { region: place.region, city: place.slug }),
  });
  return `/find-contact?${query}`;
}
