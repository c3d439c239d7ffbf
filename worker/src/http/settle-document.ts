import type { Context as HonoContext } from 'hono';
import type { AppBindings } from '../app-bindings.ts';

/** The text of stylesheets, by their hashed address. */
const sheets = new Map<string, Promise<string>>();

/** That of an answer, which its policy names, and that with which the document was drawn: another one where it is a copy. */
export type Nonces = { nonce: string; drawnWith: string };

/**
 * Makes a document paint by its first request: its styles stand in it (their links, which React expects, are disabled), and what is
 * preloaded waits with the scripts. What carries the nonce of the drawing carries that of the answer then, and nothing else does.
 */
export function settleDocument(
  c: HonoContext<AppBindings>,
  answer: Response,
  { nonce, drawnWith }: Nonces,
): Response {
  if (import.meta.env.DEV) return answer;
  const preloads: string[] = [];
  return new HTMLRewriter()
    .on('script[nonce], style[nonce], link[nonce]', {
      element(element) {
        if (element.getAttribute('nonce') === drawnWith) element.setAttribute('nonce', nonce);
      },
    })
    .on('link[rel="modulepreload"], link[rel="preload"][as="fetch"]', {
      element(link) {
        preloads.push(asHtml(link));
        link.remove();
      },
    })
    .on('link[rel="stylesheet"]', {
      async element(link) {
        const text = await sheetAt(c, link.getAttribute('href') ?? '');
        link.before(`<style nonce="${nonce}">${text}</style>`, { html: true });
        link.setAttribute('disabled', '');
      },
    })
    .on('template#scripts', {
      element(template) {
        template.prepend(preloads.join(''), { html: true });
      },
    })
    .transform(answer);
}

function asHtml(element: { attributes: Iterable<string[]> }): string {
  const attributes = [...element.attributes].map(
    ([name, value = '']) => `${name}="${value.replaceAll('"', '&quot;')}"`,
  );
  return `<link ${attributes.join(' ')}>`;
}

function sheetAt(c: HonoContext<AppBindings>, href: string): Promise<string> {
  const known = sheets.get(href);
  if (known) return known;
  const text = c.env.ASSETS.fetch(new Request(new URL(href, c.req.url))).then((file) => {
    if (!file.ok) throw new Error(`a stylesheet is missing: ${href}`);
    return file.text();
  });
  sheets.set(href, text);
  text.catch(() => sheets.delete(href));
  return text;
}
