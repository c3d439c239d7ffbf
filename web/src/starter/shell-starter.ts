import { stylesheetId } from '../lib/whole-styles.ts';
import { afterPaint } from './after-paint.ts';

/**
 * The one script inside a page that shows nothing of its own without the client: asks for the client's files once what came before
 * them has been painted, since they would take the line from it, and the processor. The client itself begins when the document has ended, as what
 * the Worker adds there is for it.
 */
const { entry = '', preload = '' } = document.currentScript?.dataset ?? {};
const stylesheet = document.querySelector<HTMLLinkElement>(`#${stylesheetId}`)?.href ?? '';

// Shown by its style if the client has not started some time after this.
document.getElementById('late')?.removeAttribute('hidden');

const append = (tag: 'link' | 'script', attributes: object) =>
  document.body.append(Object.assign(document.createElement(tag), attributes));

const begin = () => append('script', { type: 'module', src: entry });

afterPaint(() => {
  append('link', { rel: 'preload', as: 'style', href: stylesheet });
  for (const href of [entry, ...preload.split(' ')]) append('link', { rel: 'modulepreload', href });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
});
