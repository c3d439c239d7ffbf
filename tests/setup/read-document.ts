import { answersId, type DocumentAnswers } from '@mboalink/shared/document-answers.ts';
import { type Client, keepCookies } from './client.ts';

/** What a browser says when somebody opens a page by its address. */
export const ownStep = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

/** A page as the browser of a client receives it, whose cookies it keeps unless the answer is to be lost. */
export async function readDocument(
  url: string,
  client: Client,
  path: string,
  { headers = ownStep, method = 'GET', isLost = false }: Options = {},
) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(path, url), {
    method,
    redirect: 'manual',
    headers: { 'accept-language': 'fr', ...(cookie && { cookie }), ...headers },
  });
  const html = await response.text();
  const setCookies = isLost ? [] : keepCookies(client.cookies, response);
  const element = new RegExp(`<script id="${answersId}" type="application/json">([^<]*)</script>`).exec(html);
  const answers: DocumentAnswers | undefined = element?.[1] ? JSON.parse(element[1]) : undefined;
  return { status: response.status, headers: response.headers, html, setCookies, answers };
}

type Options = { headers?: Record<string, string>; method?: string; isLost?: boolean };

/** The page without what its document answered. */
export const withoutAnswers = (html: string) =>
  html.replace(new RegExp(`<script id="${answersId}".*?</script>`), '');

/** The page of everybody as a member gets it: their client draws it anew instead of taking it over. */
export const asSent = (html: string) => html.replace(/(<div id="root") data-page="[^"]*"/, '$1');

/** What stands around the content of a page, without what its document answered. */
export const aroundContent = (html: string) =>
  asSent(withoutAnswers(html)).replace(/(<main [^>]*>).*(<\/main>)/s, '$1$2');
