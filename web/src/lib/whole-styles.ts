/** Of the link that a page names the client's stylesheet by. */
export const stylesheetId = 'styles';

/**
 * Fetches the styles of the whole client, for a page that brings those alone that it is drawn with, and answers what applies them:
 * the browser works all of a page out anew then. Rejects where they do not arrive twice, with an error that names their file.
 */
export async function fetchWholeStyles(): Promise<() => void> {
  const link = document.getElementById(stylesheetId);
  // In development each file of the client brings its own.
  if (!(link instanceof HTMLLinkElement)) return () => {};
  await fetchStyles(link).catch(() => fetchStyles(link));
  return () => {
    link.media = 'all';
  };
}

function fetchStyles(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = () => failed(new Error(`no styles: ${link.href}`));
    link.disabled = true;
    link.disabled = false;
  });
}
