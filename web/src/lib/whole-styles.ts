/** Of the link that a page names the client's stylesheet by. */
export const stylesheetId = 'styles';

/**
 * Puts the styles of the whole client into a page, which brings those alone that it is drawn with before. Rejects where they do not
 * arrive, with an error that names their file.
 */
export async function applyWholeStyles(): Promise<void> {
  const link = document.getElementById(stylesheetId);
  // In development each file of the client brings its own.
  if (!(link instanceof HTMLLinkElement)) return;
  await new Promise((done, failed) => {
    link.onload = done;
    link.onerror = () => failed(new Error(`no styles: ${link.href}`));
    link.media = 'all';
    link.disabled = false;
  });
}
