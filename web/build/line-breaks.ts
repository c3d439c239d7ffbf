import type { Plugin } from 'vite';

const messageFile = /\/i18n\/(?:en|fr)\/\w+\.ts$|\/i18n\/legal\/\w+\.(?:en|fr)\.ts$/;
const frenchFile = /\/i18n\/fr\/\w+\.ts$|\.fr\.ts$/;
const textLiteral = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** In every text of a source file, keeps ' :', ' ;', ' !', ' ?', ' »' and '« ' on one line with their word. */
export function withFrenchSpaces(source: string): string {
  return source.replace(textLiteral, (text) =>
    text.replace(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0'),
  );
}

/** In every text of a source file, keeps 'e-mail' on one line: a word joiner follows its hyphen. */
export function withWholeEmail(source: string): string {
  return source.replace(textLiteral, (text) => text.replace(/\b(e-)(?=mail)/gi, '$1\u2060'));
}

/**
 * In every text of a source file, keeps 'êtes-vous' and 'trouve-t-on' on one line: a word joiner follows each hyphen.
 * Not where a sentence begins, because a line mostly begins there too.
 */
export function withWholeQuestion(source: string): string {
  return source.replace(textLiteral, (text) =>
    text.replace(
      /(?<=(?<!\p{L})\p{Ll}+)-(?=(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|en|y|les?|la|leur|moi)\b)|(?<=-t)-(?=\p{L})/gu,
      '-\u2060',
    ),
  );
}

/** Writers of messages type ordinary spaces and hyphens; the build forbids the line breaks that readers stumble over. */
export function lineBreaks(): Plugin {
  return {
    name: 'line-breaks',
    enforce: 'pre',
    transform: (source, id) => {
      if (!messageFile.test(id)) return null;
      const code = withWholeEmail(source);
      return { code: frenchFile.test(id) ? withWholeQuestion(withFrenchSpaces(code)) : code, map: null };
    },
  };
}
