import type { Plugin } from 'vite';

/** Read by V8 (https://v8.dev/blog/explicit-compile-hints), and by nobody else. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** What is asked for once a page is there would be compiled in vain. */
const isOfStart = /^(foundation|main|members|member-parts|search|accounts|[\w-]+-screen)$/;

/**
 * Has the browser compile whole what most pages run as they start, while it comes and beside the main thread: it would else compile
 * each function there when it is called first, which is a third of what a slow phone takes to draw a member's page.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // It is read at the very top of a file.
      order: 'post',
      // Names were given by what stood in the files: this is the same for all.
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isOfStart.test(file.name)) file.code = hint + file.code;
      },
    },
  };
}
