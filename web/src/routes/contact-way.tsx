import { requestContext } from '@mboalink/shared/request-context.ts';
import { data, redirect } from 'react-router';
import { AbsentPage } from '../features/directory/absent-page.tsx';
import { VisitorSearch } from '../features/directory/visitor-search.tsx';
import type { Handle } from '../lib/handle.ts';
import { apiOf, orErrorPage } from '../lib/queries.server.ts';
import type { Route } from './+types/contact-way.ts';

export const handle = { words: ['business', 'directory'], bar: VisitorSearch } satisfies Handle;

const signInPages = { number: '/register', report: '/login' } as const;

/**
 * Where the button for a number or a report leads: members to the contact, visitors there by way of registration, or of signing in where
 * a report is wanted, as only who opened a number has one to report. Nothing is opened and nothing is counted here.
 */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<never> {
  const wanted = (['number', 'report'] as const).find((way) => way === params.wanted);
  if (!wanted) throw data(null, 404);
  const { trade, town } = Object.fromEntries(url.searchParams);
  const asked = { slug: params.slug, wanted, trade, town };
  const { leadsTo } = await orErrorPage(apiOf({ context }).directory.contactWay.query(asked));
  const { isSignedIn } = context.get(requestContext);
  throw redirect(isSignedIn ? leadsTo : `${signInPages[wanted]}?${new URLSearchParams({ next: leadsTo })}`);
}

export default function ContactWay() {
  return null;
}

export const ErrorBoundary = AbsentPage;
