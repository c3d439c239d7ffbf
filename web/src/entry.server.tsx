import { requestContext } from '@mboalink/shared/request-context.ts';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { serverI18n } from './lib/i18n.server.ts';
import { PageProvider } from './lib/page.tsx';
import { memberOf, queriesOf, stateOf } from './lib/queries.server.ts';

/** Draws a page whole, once its loaders have ended. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, nonce, isSignedIn, origin, savesData } = context.get(requestContext);
  const page = {
    language,
    nonce,
    isSignedIn,
    origin,
    savesData,
    member: memberOf({ context }),
    queries: queriesOf({ context }),
    state: stateOf({ context }),
  };
  let failure: unknown;
  const stream = await renderToReadableStream(
    <PageProvider page={page}>
      <I18nextProvider i18n={serverI18n(language)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </PageProvider>,
    {
      nonce,
      // Nothing of it waits for a script that puts it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** What a loader or a screen threw goes to the Worker's log, which writes nobody's words. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(requestContext).onError(error);
};
