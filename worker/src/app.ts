import { AppError } from '@mboalink/shared/errors.ts';
import { Hono } from 'hono';
import type { AppBindings } from './app-bindings.ts';
import { createContext } from './create-context.ts';
import { apiCopies, caching, edgeCache } from './http/cache.ts';
import { countVisit } from './http/count-visit.ts';
import { descriptionPath, serveDocs, serveOpenApi } from './http/docs-page.ts';
import { requireEncryption } from './http/encryption.ts';
import { answerError } from './http/error-response.ts';
import { serveFile } from './http/files.ts';
import { keepLanguage } from './http/language.ts';
import { endLeftSession } from './http/left.ts';
import { renderPage } from './http/pages.ts';
import { servePicture } from './http/pictures.ts';
import { logFailure, requestLog } from './http/request-log.ts';
import { fileLimits, mountRest, restBase } from './http/rest.ts';
import {
  bodyLimit,
  originCheck,
  picturesBase,
  securityHeaders,
  securityTextPath,
  serveSecurityText,
} from './http/security.ts';
import { mountSitemaps, sitemapCopies, sitemapPaths } from './http/sitemaps.ts';
import { serveTrpc, trpcBase } from './http/trpc-handler.ts';
import { mountWebhooks } from './http/webhooks.ts';
import { router } from './router.ts';
import type { Runtime } from './runtime.ts';

/** The map of the server: the middleware in their order, then what is mounted. */
export function createApp(runtime: Runtime): Hono<AppBindings> {
  const app = new Hono<AppBindings>();

  app.use(async (c, next) => {
    const requestId = runtime.createId();
    c.set('requestId', requestId);
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work.catch(logFailure(requestId)));
    c.set('context', await createContext(c.req.raw, { env: c.env, runtime, requestId, waitUntil }));
    await next();
    c.header('X-Request-Id', requestId);
  });
  app.use(requestLog(runtime.now));
  app.use(securityHeaders);
  app.use(requireEncryption);
  app.use(endLeftSession);
  app.use('/api/*', edgeCache(runtime.openCache, apiCopies(router)));
  app.use('/business/:slug', countVisit);
  for (const path of sitemapPaths) app.use(path, edgeCache(runtime.openCache, sitemapCopies));
  app.use(caching);
  app.use('/api/*', bodyLimit(fileLimits(router)), originCheck);

  app.use(`${trpcBase}/*`, serveTrpc);
  mountRest(app, router);
  mountWebhooks(app);
  for (const path of ['/openapi.json', `${restBase}/openapi.json`, descriptionPath]) {
    app.get(path, serveOpenApi);
  }
  app.get('/api/docs', serveDocs);
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
  app.get(securityTextPath, serveSecurityText);
  mountSitemaps(app);
  app.get(`${picturesBase}:name`, servePicture(runtime.openCache));
  app.get('*', serveFile);
  app.use(keepLanguage, bodyLimit(new Map()), originCheck);
  app.all('*', (c) => renderPage(c, runtime.openCache));
  app.onError(answerError);
  return app;
}
