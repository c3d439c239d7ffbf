/// <reference types="vite/client" />

declare const __BUILD_YEAR__: number;

declare module 'virtual:catalogue-names/*' {
  export const entries: import('./directory/catalogue/names.ts').NameEntries;
}
