import { isRouteErrorResponse } from 'react-router';

/** What stands in the place of a page that does not exist or failed. */
export function RouteError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main>
      <h1>{status}</h1>
    </main>
  );
}
