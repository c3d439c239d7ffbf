import { AppError, errorStatus } from '@mboalink/shared/errors.ts';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppBindings } from './app-bindings.ts';
import { createContext } from './context.ts';
import { serveDocs } from './http/docs-page.ts';
import { describeCause, errorBody, retryAfter, toAppError } from './http/error-answer.ts';
import { openApi } from './http/openapi.ts';
import { servePage } from './http/pages.ts';
import { requestLog } from './http/request-log.ts';
import { mountRest, restBase } from './http/rest.ts';
import { bodyLimit, originCheck, securityHeaders } from './http/security.ts';
import { router } from './router.ts';

/** The map of the server: the middleware in their order, then what is mounted. */
export function createApp(): Hono<AppBindings> {
  const app = new Hono<AppBindings>();

  app.use(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    c.set('context', await createContext(c.req.raw, c.env, requestId));
    c.header('X-Request-Id', requestId);
    await next();
  });
  app.use(requestLog);
  app.use(securityHeaders);
  app.use('/api/*', bodyLimit, originCheck);

  app.use('/api/trpc/*', (c) => {
    const context = c.get('context');
    c.set('call', 'trpc');
    return fetchRequestHandler({
      endpoint: '/api/trpc',
      req: c.req.raw,
      router,
      createContext: () => context,
      responseMeta: ({ errors }) => {
        const error = errors[0] && toAppError(errors[0]);
        const seconds = error && retryAfter(error);
        if (seconds) context.resHeaders.set('Retry-After', String(seconds));
        return { headers: context.resHeaders };
      },
      onError: ({ error, path }) => {
        c.set('call', path ?? 'trpc');
        c.set('errorCode', toAppError(error).code);
        c.set('errorCause', describeCause(error));
      },
    });
  });
  mountRest(app, router);
  for (const path of ['/openapi.json', `${restBase}/openapi.json`]) {
    app.get(path, (c) => c.json(openApi(router, c.env.PUBLIC_URL, c.env.VERSION)));
  }
  app.get('/api/docs', serveDocs);
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  app.get('*', servePage);
  app.notFound(() => {
    throw new AppError('method_not_allowed');
  });

  app.onError((thrown, c) => {
    const error = toAppError(thrown);
    c.set('errorCode', error.code);
    c.set('errorCause', describeCause(thrown));
    const seconds = retryAfter(error);
    if (seconds) c.header('Retry-After', String(seconds));
    c.header('Cache-Control', 'private, no-store');
    return c.json(errorBody(error, c.get('context')), errorStatus[error.code] as ContentfulStatusCode);
  });
  return app;
}
