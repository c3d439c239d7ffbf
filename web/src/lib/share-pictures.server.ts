import { sectors } from '@mboalink/shared/catalogue/category-names.ts';
import { requestContext } from '@mboalink/shared/request-context.ts';
import { site } from '@mboalink/shared/site.ts';
import type { LoaderFunctionArgs } from 'react-router';
import type { SharePicture } from './share-picture.ts';

const files = import.meta.glob<string>('../share-pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\/(.+)\.png$/, '$1'), address]),
);

/** The drawn picture that goes with links to pages of a sector; undefined for pages of none. */
export function sharePictureOf(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  sector: string | undefined,
): SharePicture | undefined {
  const { language } = context.get(requestContext);
  const known = sectors.find(({ slug }) => slug === sector);
  const address = addresses.get(known?.slug ?? '');
  return known && address
    ? { address, alt: `${site.name}, ${known[language]}`, type: 'image/png' }
    : undefined;
}
