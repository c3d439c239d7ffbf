import { AbsentPage } from '../features/directory/absent-page.tsx';
import { Business } from '../features/directory/business.tsx';
import { VisitorSearch } from '../features/directory/visitor-search.tsx';
import { answeredOrLed } from '../lib/answered.server.ts';
import type { Handle } from '../lib/handle.ts';
import { apiOf } from '../lib/queries.server.ts';
import { sharePictureOf } from '../lib/share-pictures.server.ts';
import type { Route } from './+types/business.ts';

export const handle = { words: ['business', 'directory'], bar: VisitorSearch } satisfies Handle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const business = await answeredOrLed(apiOf({ context }).directory.business.query(params));
  const { profilePicture, businessName, sector } = business;
  const own = profilePicture && {
    address: `${profilePicture}-link`,
    alt: businessName,
    type: 'image/jpeg' as const,
  };
  return { business, picture: own || sharePictureOf({ context }, sector) };
}

export default function BusinessRoute({ loaderData: { business, picture } }: Route.ComponentProps) {
  return <Business business={business} picture={picture} />;
}

export const ErrorBoundary = AbsentPage;
