import { AbsentPage } from '../features/directory/absent-page.tsx';
import { VisitorSearch } from '../features/directory/visitor-search.tsx';
import type { Handle } from '../lib/handle.ts';
import { answeredOrLed, apiOf } from '../lib/queries.server.ts';
import type { Route } from './+types/short-link.ts';

export const handle = { words: ['business', 'directory'], bar: VisitorSearch } satisfies Handle;

/** Leads from what is printed on a poster to the page of the business. */
export function loader({ context, params }: Route.LoaderArgs): Promise<never> {
  return answeredOrLed(apiOf({ context }).directory.shortLink.query(params));
}

export default function ShortLink() {
  return null;
}

export const ErrorBoundary = AbsentPage;
