import type { MiddlewareHandler } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { recordVisit } from '../insights/events.ts';

/** Counts that a visitor viewed the page of a business, kept copies of it, too. Members' clients ask for the contact itself. */
export const countVisit: MiddlewareHandler<AppBindings> = async function countVisit(c, next) {
  // Of a kept copy the route is no longer known afterwards. A step within the client asks for the data of the page alone.
  const slug = (c.req.param('slug') ?? '').replace(/\.data$/, '');
  await next();
  const { seemsSignedIn } = c.get('context');
  const isAhead = c.req.header('sec-purpose') !== undefined;
  if (c.req.method === 'GET' && c.res.status === 200 && !seemsSignedIn && !isAhead)
    recordVisit(c.get('context'), slug);
};
