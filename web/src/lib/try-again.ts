/**
 * Tries to load a file again, and from the second failure on with a fresh page where there is a network: the file went with
 * an older version, or the browser keeps its failure as long as the page lives, as an older Chromium does.
 */
export function tryAgain(failures: number, again: () => void) {
  if (failures > 1 && navigator.onLine) location.reload();
  else again();
}
