import type { Suggestion } from '@mboalink/shared/directory/calls.ts';

/** Requests that are no call of the router: public pages do without its code, and files are not read by it. */

const mostSuggestions = 6;

/** What somebody may mean by a text, near a town; throws without an answer. */
export async function fetchSuggestions(
  text: string,
  near: string | undefined,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { lang } = document.documentElement;
  const query = new URLSearchParams({ q: text.trim(), limit: String(mostSuggestions), lang });
  if (near) query.set('near', near);
  const answer = await fetch(`/api/v1/contacts/suggestions?${query}`, { signal });
  if (!answer.ok) throw new Error(`suggestions: ${answer.status}`);
  const { suggestions }: { suggestions: Suggestion[] } = await answer.json();
  return suggestions;
}

/** An exported list as text; throws without one. */
export async function fetchExport(address: string): Promise<string> {
  const answer = await fetch(address);
  // A captive portal answers with a page of its own, which is nobody's contacts.
  if (!answer.ok || !answer.headers.has('X-Exported')) throw new Error(`export: ${answer.status}`);
  return (await answer.text()).trim();
}

/** A picture as it is shown. */
export async function fetchPicture(address: string): Promise<Blob> {
  return (await fetch(address)).blob();
}
