/// <reference types="vite/client" />

declare const __BUILD_YEAR__: number;

declare module 'virtual:catalogue-names/*' {
  export const entries: import('./catalogue/names.ts').NameEntries;
}
