import { findCategoryName, sectors } from '@mboalink/shared/catalogue/category-names.ts';
import type { Language } from '@mboalink/shared/language.ts';
import { html } from 'hono/html';
import type { Html, SharePicture } from './open-page.ts';

/** The addresses of the fixed pictures, by sector; `general` is for pages of none. */
export type FixedPictures = Readonly<Record<string, string>>;

/** The fixed picture of the sector to which a category belongs. */
export function sectorPicture(categorySlug: string): SharePicture | undefined {
  const sector = findCategoryName(categorySlug)?.sector;
  return sector === undefined ? undefined : { sector };
}

type Around = { origin: string; language: Language; pictures: FixedPictures; siteName: string };

/** What WhatsApp and others read of the picture; the size of a business's own is not known here. */
export function sharePictureTags(picture: SharePicture | undefined, around: Around): Html | '' {
  const { origin, language, pictures, siteName } = around;
  if (picture && 'address' in picture) {
    return tags({ address: origin + picture.address, alt: picture.alt, card: 'summary' });
  }
  const sector = sectors.find(({ slug }) => slug === picture?.sector);
  const address = pictures[sector?.slug ?? 'general'];
  if (!address) return '';
  const alt = sector ? `${siteName}, ${sector[language]}` : siteName;
  return html`${tags({ address: origin + address, alt, card: 'summary_large_image' })}
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`;
}

function tags({ address, alt, card }: { address: string; alt: string; card: string }): Html {
  return html`<meta property="og:image" content="${address}"><meta property="og:image:alt" content="${alt}"><meta name="twitter:card" content="${card}">`;
}
