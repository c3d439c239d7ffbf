import { site } from '../lib/site.ts';

/** An address of ours as people read and type it. */
export const readableAddress = (path: string): string =>
  new URL(path, site.publicUrl).href.replace(/^https?:\/\//, '');
