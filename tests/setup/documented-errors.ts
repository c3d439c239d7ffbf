import { endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { errorsOf } from '@mboalink/worker/http/openapi/errors.ts';
import { router } from '@mboalink/worker/router.ts';

const endpoints = endpointsOf(router).map((endpoint) => ({
  method: endpoint.method as string,
  path: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  errors: new Set<string>(errorsOf(endpoint)),
}));

/** Throws when a call answers an error that the API's page does not name: every test of a call holds it to its page. */
export function requireDocumented(method: string, address: string, error: string): void {
  const path = address.replace(/\?.*$/, '');
  const endpoint = endpoints.find((known) => known.method === method && known.path.test(path));
  if (endpoint && !endpoint.errors.has(error)) {
    throw new Error(`${method} ${path} answered '${error}', which its description does not name`);
  }
}
