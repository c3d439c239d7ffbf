import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@mboalink/shared/language.ts';
import type { Plugin } from 'vite';
import { sharedWords } from './src/lib/shared-words.ts';

/** Writes the words that `shared` has as `locales/<language>/<namespace>.json` before anything reads them. */
export function generatedWords(): Plugin {
  return {
    name: 'generated-words',
    config() {
      for (const language of languages) {
        for (const [namespace, words] of Object.entries(sharedWords(language))) {
          write(language, namespace, words);
        }
      }
    },
  };
}

function write(language: Language, namespace: string, words: object) {
  const file = fileURLToPath(new URL(`src/locales/${language}/${namespace}.json`, import.meta.url));
  const text = JSON.stringify(words);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
