import { matchedRoutes } from 'hono/route';
import type { AppRouter } from '../router.ts';
import type { Copies } from './edge-cache.ts';
import { type Endpoint, endpointsOf } from './endpoints.ts';
import { restBase } from './rest.ts';
import { readNames, trpcBase } from './trpc-handler.ts';
import { plainInput } from './trpc-input.ts';

/** How copies of what calls answer are told apart: by the parameters that the call at an address reads of its query. */
export function apiCopies(router: AppRouter): Copies {
  const known = new Map(
    endpointsOf(router).map((endpoint) => [`${endpoint.method} ${restBase}${endpoint.honoPath}`, endpoint]),
  );
  const byName = new Map([...known.values()].map((endpoint) => [endpoint.name, endpoint]));
  const schemaOf = (name: string) => byName.get(name)?.inputSchema;
  return {
    parametersOf: (c) => {
      if (c.req.path.startsWith(`${trpcBase}/`)) return ['batch', 'input'];
      const endpoint = matchedRoutes(c).flatMap(({ path }) => known.get(`GET ${path}`) ?? [])[0];
      return endpoint ? queryParameters(endpoint) : [];
    },
    readParameter: (query, name, path) => {
      const value = query.get(name);
      if (value === null || !path.startsWith(`${trpcBase}/`)) return value;
      const isBatch = query.get('batch') === '1';
      if (name === 'batch') return isBatch ? value : undefined;
      return plainInput(value, { names: readNames(path), isBatch, schemaOf });
    },
  };
}

function queryParameters({ inputSchema, path }: Endpoint): string[] {
  return Object.keys(inputSchema.properties ?? {}).filter((name) => !path.includes(`{${name}}`));
}
