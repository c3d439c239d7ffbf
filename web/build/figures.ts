import type { Plugin } from 'vite';

const figuresFile = /-figures\.ts$/;

/**
 * Modules named `x-figures.ts` are worked out by the build, and only their results are in the client: limits that a page says
 * in a sentence, without the code that keeps them. What they export is what JSON can write.
 */
export function figures(): Plugin {
  return {
    name: 'figures',
    enforce: 'pre',
    apply: 'build',
    load: async (id) => {
      if (!figuresFile.test(id)) return null;
      const exported: Record<string, unknown> = await import(id);
      return figuresSource(exported);
    },
  };
}

/** A module that exports the same values, written out. Throws where one is none that JSON can write. */
export function figuresSource(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, refuseUnwritten)};\n`)
    .join('');
}

function refuseUnwritten(name: string, value: unknown): unknown {
  if (value === undefined || typeof value === 'function')
    throw new Error(`${name} cannot be written into a module of figures`);
  return value;
}
