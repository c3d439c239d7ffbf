import { join } from 'node:path';
import type { DemoPicture } from '@mboalink/db/seed/demo/pictures.ts';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { wranglerConfig } from './built.ts';
import { keepSignals } from './command.ts';

/** Takes a picture and the names under which it is to be kept: one message for many, which is faster than a message each. */
const script = `export default { async fetch(request, { PICTURES }) {
  const picture = await request.arrayBuffer();
  const options = { httpMetadata: { contentType: 'image/webp' } };
  const keys = request.headers.get('keys').split(' ');
  await Promise.all(keys.map((key) => PICTURES.put(key, picture, options)));
  return new Response();
} }`;

const keysAtOnce = 100;

export type DemoPictures = { keep: (picture: DemoPicture) => Promise<void>; close: () => Promise<void> };

/** The bucket that the Worker will find its pictures in, opened when the first is kept. */
export function openDemoPictures(storageFolder: string): DemoPictures {
  let opened: Promise<Miniflare> | undefined;
  const open = () => keepSignals(async () => new Miniflare(optionsFor(storageFolder)));
  return {
    async keep({ names, renditions }) {
      opened ??= open();
      const bucket = await opened;
      for (const [width, picture] of renditions) {
        const keys = names.map((name) => `${name}-${width}`);
        for (let first = 0; first < keys.length; first += keysAtOnce)
          await put(bucket, keys.slice(first, first + keysAtOnce), picture);
      }
    },
    async close() {
      await (await opened)?.dispose();
    },
  };
}

async function put(bucket: Miniflare, keys: string[], picture: Uint8Array): Promise<void> {
  const headers = { keys: keys.join(' ') };
  const answer = await bucket.dispatchFetch('http://bucket/', { method: 'POST', body: picture, headers });
  if (!answer.ok) throw new Error(`The pictures could not be kept: ${await answer.text()}`);
}

function optionsFor(storageFolder: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(wranglerConfig);
  return convertV4MiniflareOptions({
    cf: false,
    resourcePersistencePath: join(storageFolder, 'v3'),
    modules: true,
    script,
    r2Buckets: workerOptions.r2Buckets as Record<string, string>,
  });
}
