import type { Plugin } from 'vite';

/** Read by V8 (https://v8.dev/blog/explicit-compile-hints), and by nobody else. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** What is asked for once a page is there would be compiled in vain; screens are compiled besides these. */
const ofStart = ['foundation', 'main', 'members', 'member-parts', 'search', 'accounts'];

const isOfStart = (name: string) => ofStart.includes(name) || name.endsWith('-screen');

/**
 * Has the browser compile whole what most pages run as they start, while it comes and beside the main thread: it would else compile
 * each function there when it is called first, which is a third of what a slow phone takes to draw a member's page.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    // What prerenders the pages is one file.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // It is read at the very top of a file.
      order: 'post',
      // Names were given by what stood in the files: this is the same for all.
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const start of ofStart)
          if (chunks.every(({ name }) => name !== start))
            this.error(`no file is called ${start}: it is named in vain`);
        for (const chunk of chunks) if (isOfStart(chunk.name)) chunk.code = hint + chunk.code;
      },
    },
  };
}
