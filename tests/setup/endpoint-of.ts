import { type Endpoint, endpointsOf } from '@mboalink/worker/http/endpoints.ts';
import { router } from '@mboalink/worker/router.ts';

const endpoints = endpointsOf(router);

/** The call of a name, such as 'directory.search'. Throws where there is none. */
export function endpointOf(name: string): Endpoint {
  const endpoint = endpoints.find((found) => found.name === name);
  if (!endpoint) throw new Error(`no call ${name}`);
  return endpoint;
}
