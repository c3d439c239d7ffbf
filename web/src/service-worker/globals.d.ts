/** By address, `/*` at its end for each right below it: the name of a page, and whether everybody may read it. */
declare const __PAGES__: Readonly<Record<string, readonly [name: string, isPublic: boolean]>>;

/** The hashes of all scripts and styles of this version, one after the other. */
declare const __HASHES__: string;
