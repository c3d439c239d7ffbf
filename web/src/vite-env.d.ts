/// <reference types="vite/client" />

declare const __BUILD_YEAR__: number;

/** False in a build that takes the service worker away. */
declare const __HAS_SERVICE_WORKER__: boolean;

declare module 'virtual:catalogue-names/*' {
  export const entries: import('./catalogue/names.ts').NameEntries;
}
