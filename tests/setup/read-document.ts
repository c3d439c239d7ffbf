import { type Client, keepCookies } from './client.ts';

/** What a browser says when somebody opens a page by its address. */
export const ownStep = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

type Options = { headers?: Record<string, string>; method?: string; isLost?: boolean };

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
  return { status: response.status, headers: response.headers, html, setCookies };
}
