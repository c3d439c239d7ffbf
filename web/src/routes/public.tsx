import { Outlet } from 'react-router';
import { RouteError } from '../components/route-error.tsx';
import { Shell } from '../components/shell/shell.tsx';

export default function Public() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <RouteError error={error} />
    </Shell>
  );
}
