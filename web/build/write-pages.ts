import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dyes } from '@mboalink/shared/directory/initials.ts';
import { offlinePath } from '@mboalink/shared/kept-copies.ts';
import { type Language, languages } from '@mboalink/shared/language.ts';
import type { InlineHashes } from '@mboalink/shared/page-map.ts';
import { type Painted, paintedPages } from '@mboalink/shared/painted.ts';
import type * as Prerender from '../src/prerender.tsx';
import type { AppIcons } from './app-icons/app-icons.ts';
import { compressedFiles, compressedSize, type Weight } from './budgets.ts';
import type { Starters } from './bundles.ts';
import { type HtmlPage, htmlPage, inlineStyles } from './html-page.ts';
import { lateParts } from './late-parts.ts';
import { type Manifest, pageFiles, partFiles } from './page-files.ts';
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

/** Writes each page in each language, and answers what it weighs and by what hashes the policy knows its styles and its script. */
export async function writePages(client: string, made: Made) {
  const weights: Weight[] = [];
  const inlined: Record<string, InlineHashes> = {};
  const { starter, 'shell-starter': shellStarter, 'offline-starter': offlineStarter } = made.starters;
  for (const language of languages) mkdirSync(join(client, language), { recursive: true });
  for (const page of made.prerender.builtPages) {
    const files = (language: Language) => pageFiles(made.manifest, page, language);
    const own = page.isPublic ? starter : shellStarter;
    const written = await writePage(client, made, {
      name: page.name,
      draw: async (language) => ({
        ...(await made.prerender.renderPage(page.name, language)),
        files: files(language),
        starter: own.text,
        startsAlone: page.startsAlone,
      }),
    });
    inlined[page.name] = { styles: written.hash, script: own.hash };
    for (const [language, html] of written.pages) {
      const styles = [made.stylesheet.file];
      const { scripts } = files(language);
      weights.push({ page: page.name, language, html, ...weigh(client, { scripts, styles }) });
    }
  }
  const offline = await writePage(client, made, {
    name: offlinePage,
    // It does without any file.
    draw: async (language) => ({
      ...(await made.prerender.renderOffline(language)),
      ...{ files: undefined, starter: offlineStarter.text, late: undefined, withoutScript: undefined },
    }),
  });
  inlined[offlinePage] = { styles: offline.hash, script: offlineStarter.hash };
  return { weights: [...weights, ...lateWeights(client, made)], inlined };
}

type Drawing = {
  name: string;
  draw: (language: Language) => Promise<Omit<HtmlPage, 'name' | 'language' | 'styles' | 'icons'>>;
};

/** Both languages have the same styles inside: the policy is that of the page. Answers their hash and what each weighs. */
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
  const pages = drawn.map(([language, write]) => {
    const html = write(text);
    writeFileSync(join(client, language, `${name}.html`), html);
    return [language, compressedSize(html)] as const;
  });
  return { hash: policyHash(text), pages };
}

/** What the Worker may draw of a page, with each class that it may put in. Throws where it puts in others. */
function paintedOf(painted: Painted, name: string): string {
  const key = Object.entries(paintedPages).find(([page]) => page === name)?.[1];
  const html = key ? JSON.stringify(painted[key]).replaceAll('{{dye}}', dyes.join(' ')) : '';
  const [unknown] = /class=\\"[^"]*\{\{[^"]*/.exec(html) ?? [];
  if (unknown) throw new Error(`${name}: which classes may stand in ${unknown} is not known`);
  return html;
}

function lateWeights(client: string, { manifest, prerender: { builtPages } }: Made): Weight[] {
  return languages.flatMap((language) =>
    lateParts.flatMap((part) => {
      const { code, words } = partFiles(manifest, part, builtPages, language);
      const weight = (page: string, scripts: string[]) => ({
        ...{ page, language, html: 0 },
        ...weigh(client, { scripts, styles: [] }),
      });
      return [weight(part.name, code), weight(`${part.name} words`, words)];
    }),
  );
}

const weigh = (client: string, { scripts, styles }: Record<'scripts' | 'styles', string[]>) => ({
  files: scripts.length + styles.length,
  scripts: compressedFiles(client, scripts),
  styles: compressedFiles(client, styles),
});
