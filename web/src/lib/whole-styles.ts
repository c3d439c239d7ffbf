/** Of the link that a page names the client's stylesheet by. */
export const stylesheetId = 'styles';

/**
 * Puts the styles of the whole client into a page, which brings those alone that it is drawn with before. Rejects where they do not
 * arrive twice, with an error that names their file.
 */
export async function applyWholeStyles(): Promise<void> {
  const link = document.getElementById(stylesheetId);
  // In development each file of the client brings its own.
  if (!(link instanceof HTMLLinkElement)) return;
  link.media = 'all';
  await fetchStyles(link).catch(() => fetchStyles(link));
}

function fetchStyles(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = () => failed(new Error(`no styles: ${link.href}`));
    link.disabled = true;
    link.disabled = false;
  });
}
