import { endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { errorsOf } from '@mboalink/worker/http/openapi/errors.ts';
import { router } from '@mboalink/worker/router.ts';

const endpoints = endpointsOf(router).map((endpoint) => ({
  name: endpoint.name,
  method: endpoint.method as string,
  path: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  errors: new Set<string>(errorsOf(endpoint)),
}));

type Documented = (typeof endpoints)[number];

/** Throws when a call answers an error that the API's page does not name: every test of a call holds it to its page. */
export function requireDocumented(method: string, address: string, error: string): void {
  const path = address.replace(/\?.*$/, '');
  requireNamed(
    endpoints.find((known) => known.method === method && known.path.test(path)),
    error,
  );
}

/** The same for a call by its name, as tRPC makes it: by GET where it only reads. */
export function requireDocumentedCall(method: string, name: string, error: string): void {
  const reads = method === 'GET';
  requireNamed(
    endpoints.find((known) => known.name === name && (known.method === 'GET') === reads),
    error,
  );
}

function requireNamed(endpoint: Documented | undefined, error: string) {
  if (endpoint && !endpoint.errors.has(error)) {
    throw new Error(`${endpoint.name} answered '${error}', which its description does not name`);
  }
}
