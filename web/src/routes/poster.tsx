import { Shell } from '../components/shell/shell.tsx';
import { AbsentPage } from '../features/directory/absent-page.tsx';
import { PosterSheet } from '../features/directory/poster-sheet.tsx';
import { answeredOrLed } from '../lib/answered.server.ts';
import type { Handle } from '../lib/handle.ts';
import { apiOf } from '../lib/queries.server.ts';
import type { Route } from './+types/poster.ts';

export const handle = { words: ['business'] } satisfies Handle;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  answeredOrLed(apiOf({ context }).directory.poster.query(params));

export default function Poster({ loaderData }: Route.ComponentProps) {
  return <PosterSheet poster={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <AbsentPage error={error} />
    </Shell>
  );
}
