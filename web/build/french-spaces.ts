import type { Plugin } from 'vite';

const frenchWords = /\/i18n\/fr\/\w+\.ts$|\.fr\.ts$/;
const textLiteral = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** In every text of a source file, keeps ' :', ' ;', ' !', ' ?', ' »' and '« ' on one line with their word. */
export function withFrenchSpaces(source: string): string {
  return source.replace(textLiteral, (text) =>
    text.replace(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0'),
  );
}

/** French puts a space before some signs, which must never start a line; writers type an ordinary one. */
export function frenchSpaces(): Plugin {
  return {
    name: 'french-spaces',
    enforce: 'pre',
    transform: (source, id) => (frenchWords.test(id) ? { code: withFrenchSpaces(source), map: null } : null),
  };
}
