import { requestContext } from '@mboalink/shared/request-context.ts';
import { redirect } from 'react-router';
import type { Preview } from '../../components/head.tsx';
import { serverI18n } from '../../lib/i18n.server.ts';
import { isSearch, safeRedirect } from '../../lib/next.ts';
import { apiOf, queriesOf } from '../../lib/queries.server.ts';

type Args = { context: Parameters<typeof apiOf>[0]['context']; url: URL };

/** Whoever is signed in has no use for a page to sign in at, and goes on. */
export async function leadSignedInOn({ context, url }: Args): Promise<void> {
  const me = await queriesOf({ context })
    .utils.accounts.me.fetch()
    .catch(() => undefined);
  if (me) throw redirect(safeRedirect(url.searchParams.get('next')) ?? '/dashboard');
}

/** What somebody came for who wants to go on to a contact: its name, and the trade and town that are meant. */
export type CameFor = { businessName?: string; subcategory?: string; city?: string };

/** What the address says of it that they go on to, and the page of the business. */
export async function cameForOf({ context, url }: Args): Promise<CameFor> {
  const next = safeRedirect(url.searchParams.get('next')) ?? '';
  const asked = new URLSearchParams(next.split('?')[1]);
  const said = { subcategory: asked.get('subcategory') ?? '', city: asked.get('city') ?? '' };
  const slug = asked.get('contact') ?? /^\/business\/([\w-]+)/.exec(next)?.[1];
  if (!slug) return said;
  return apiOf({ context })
    .directory.business.query({ slug })
    .then(
      ({ businessName, trade, city }) => ({
        businessName,
        subcategory: said.subcategory || trade.slug,
        city: said.city || city,
      }),
      () => said,
    );
}

/**
 * What a link to the search shows where it is shared: apps that look at it come without a session, and are led to registration as
 * visitors are. Undefined where somebody came for something else.
 */
export async function previewOf(
  { context, url }: Args,
  { businessName }: CameFor,
): Promise<Preview | undefined> {
  const next = safeRedirect(url.searchParams.get('next')) ?? '';
  if (!isSearch(next)) return undefined;
  const { language } = context.get(requestContext);
  const t = serverI18n(language).getFixedT(language, ['business', 'search']);
  const { trade, town, path } = await apiOf({ context }).directory.searchNames.query({
    query: next.split('?')[1] ?? '',
  });
  const inPlace = town ? t('search.inTown', { town }) : t('head.title', { ns: 'search' });
  const named = trade && (town ? t('trade.inTown', { trade, town }) : t('trade.inCountry', { trade }));
  const title = t('search.shared', { what: businessName || named || inPlace });
  return { title, description: t('head.description', { ns: 'search' }), path };
}
