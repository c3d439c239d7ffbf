import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dyes } from '@mboalink/shared/directory/initials.ts';
import { offlinePath } from '@mboalink/shared/kept-copies.ts';
import { type Language, languages } from '@mboalink/shared/language.ts';
import type { InlineHashes } from '@mboalink/shared/page-map.ts';
import { type Painted, paintedPages } from '@mboalink/shared/painted.ts';
import type * as Prerender from '../src/prerender.tsx';
import type { AppIcons } from './app-icons/app-icons.ts';
import type { Starters } from './bundles.ts';
import { type HtmlPage, htmlPage, inlineStyles } from './html-page.ts';
import { type Manifest, pageFiles } from './page-files.ts';
import { stylesOf } from './page-styles.ts';
import { policyHash } from './policy-hash.ts';

/** What the build has made before it writes the pages. */
export type Made = {
  prerender: typeof Prerender;
  manifest: Manifest;
  /** The whole client's. */
  stylesheet: { file: string; text: string };
  icons: AppIcons;
  starters: Starters;
  painted: Readonly<Record<Language, Painted>>;
};

/** The name of the page for times without a network. */
export const offlinePage = offlinePath.slice(1);

/** Writes each page in each language, and answers by what hashes the policy knows its styles and its script. */
export async function writePages(client: string, made: Made) {
  const inlined: Record<string, InlineHashes> = {};
  const { starter, 'shell-starter': shellStarter, 'offline-starter': offlineStarter } = made.starters;
  for (const language of languages) mkdirSync(join(client, language), { recursive: true });
  for (const page of made.prerender.builtPages) {
    const own = page.isPublic ? starter : shellStarter;
    const hash = await writePage(client, made, {
      name: page.name,
      draw: async (language) => ({
        ...(await made.prerender.renderPage(page.name, language)),
        files: pageFiles(made.manifest, page, language),
        starter: own.text,
        startsAlone: page.startsAlone,
      }),
    });
    inlined[page.name] = { styles: hash, script: own.hash };
  }
  const hash = await writePage(client, made, {
    name: offlinePage,
    // It does without any file.
    draw: async (language) => ({
      ...(await made.prerender.renderOffline(language)),
      ...{ files: undefined, starter: offlineStarter.text, late: undefined, withoutScript: undefined },
    }),
  });
  inlined[offlinePage] = { styles: hash, script: offlineStarter.hash };
  return inlined;
}

type Drawing = {
  name: string;
  draw: (language: Language) => Promise<Omit<HtmlPage, 'name' | 'language' | 'styles' | 'icons'>>;
};

/** Both languages have the same styles inside: the policy is that of the page. Answers their hash. */
async function writePage(client: string, { stylesheet, painted, icons }: Made, { name, draw }: Drawing) {
  const drawn = await Promise.all(
    languages.map(async (language) => {
      const parts = await draw(language).catch((cause: unknown) => {
        throw new Error(`${name} (${language}) cannot be prerendered`, { cause });
      });
      const write = (text: string) =>
        htmlPage({ ...parts, name, language, icons, styles: { text, file: stylesheet.file } });
      return [language, write] as const;
    }),
  );
  const html = [
    ...drawn.map(([, write]) => write('')),
    ...languages.map((of) => paintedOf(painted[of], name)),
  ];
  const text = inlineStyles(stylesOf(stylesheet.text, html.join()));
  for (const [language, write] of drawn) {
    writeFileSync(join(client, language, `${name}.html`), write(text));
  }
  return policyHash(text);
}

/** What the Worker may draw of a page, with each class that it may put in. Throws where it puts in others. */
function paintedOf(painted: Painted, name: string): string {
  const key = Object.entries(paintedPages).find(([page]) => page === name)?.[1];
  const html = key ? JSON.stringify(painted[key]).replaceAll('{{dye}}', dyes.join(' ')) : '';
  const [unknown] = /class=\\"[^"]*\{\{[^"]*/.exec(html) ?? [];
  if (unknown) throw new Error(`${name}: which classes may stand in ${unknown} is not known`);
  return html;
}
