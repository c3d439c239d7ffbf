import { matchedRoutes } from 'hono/route';
import type { AppRouter } from '../router.ts';
import type { Copies } from './edge-cache.ts';
import { endpointsOf } from './endpoints.ts';
import { restBase } from './rest.ts';
import { trpcBase } from './trpc-handler.ts';

/** How copies of what calls answer are told apart: by the parameters that the call at an address reads of its query. */
export function apiCopies(router: AppRouter): Copies {
  const known = new Map(
    endpointsOf(router).map(({ method, path, honoPath, inputSchema }) => [
      `${method} ${restBase}${honoPath}`,
      Object.keys(inputSchema.properties ?? {}).filter((name) => !path.includes(`{${name}}`)),
    ]),
  );
  return {
    parametersOf: (c) => {
      if (c.req.path.startsWith(`${trpcBase}/`)) return ['batch', 'input'];
      const route = matchedRoutes(c).find(({ path }) => known.has(`GET ${path}`));
      return (route && known.get(`GET ${route.path}`)) ?? [];
    },
    readParameter: (query, name) => query.get(name),
  };
}
