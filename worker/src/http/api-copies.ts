import { matchedRoutes } from 'hono/route';
import type { AppRouter } from '../router.ts';
import type { Copies } from './edge-cache.ts';
import { type Endpoint, endpointsOf } from './endpoints.ts';
import { restBase } from './rest.ts';
import { trpcBase } from './trpc-handler.ts';

/** How copies of what calls answer are told apart: by the parameters that the call at an address reads of its query. */
export function apiCopies(router: AppRouter): Copies {
  const known = new Map(
    endpointsOf(router).map((endpoint) => [`${endpoint.method} ${restBase}${endpoint.honoPath}`, endpoint]),
  );
  return {
    parametersOf: (c) => {
      if (c.req.path.startsWith(`${trpcBase}/`)) return ['batch', 'input'];
      const endpoint = matchedRoutes(c).flatMap(({ path }) => known.get(`GET ${path}`) ?? [])[0];
      return endpoint ? queryParameters(endpoint) : [];
    },
    readParameter: (query, name) => query.get(name),
  };
}

function queryParameters({ inputSchema, path }: Endpoint): string[] {
  return Object.keys(inputSchema.properties ?? {}).filter((name) => !path.includes(`{${name}}`));
}
