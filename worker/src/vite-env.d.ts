declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}

/** As much of what Vite puts into a module as the Worker reads. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented.
interface ImportMeta {
  readonly env: { readonly MODE: string; readonly DEV: boolean };
}

/** Names the build: what another one drew is not answered. */
declare const __BUILD__: string;
