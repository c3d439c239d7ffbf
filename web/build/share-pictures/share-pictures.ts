import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectors } from '@mboalink/shared/catalogue/category-names.ts';

/** What WhatsApp and others show large, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Of pages that belong to no sector. */
export const generalPicture = 'general';

/** One for each sector, and the general one. */
export const pictureNames: readonly string[] = [...sectors.map(({ slug }) => slug), generalPicture];

/** Where the picture with a name is kept. */
export const picturePath = (name: string) => join(import.meta.dirname, 'pictures', `${name}.png`);

/** Puts the pictures among the hashed files of a build; answers their addresses by name. */
export function copySharePictures(client: string): Record<string, string> {
  return Object.fromEntries(
    pictureNames.map((name) => {
      const content = readFileSync(picturePath(name));
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 7);
      const address = `/assets/share-${name}-${hash}.png`;
      writeFileSync(join(client, address), content);
      return [name, address];
    }),
  );
}
