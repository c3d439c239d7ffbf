/** The address of the client's first file, by which a version of the site is known: the page names it beside its script. */
export function entryFile(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[data-entry], script[type=module]');
  return script?.dataset.entry ?? script?.src;
}
