import { fallbackLanguage, type Language, languages } from '@mboalink/shared/language.ts';
import { site } from '@mboalink/shared/site.ts';
import { usePage } from '../lib/page.tsx';
import type { SharePicture } from '../lib/share-picture.ts';
import general from '../share-pictures/general.png?url';

type HeadProps = {
  /** As the browser's tab and search engines show it; the site's name is added where it lacks. */
  title: string;
  description?: string;
  /** The canonical path of the page; with it, search engines may list the page in both languages. */
  canonical?: string | undefined;
  /** What a shared link shows, as a path or an address; the brand where it says nothing. */
  picture?: string | SharePicture | undefined;
};

const brandPicture: SharePicture = { address: general, alt: site.name, wide: true };

/** Title, description, canonical address and what a shared link shows; React puts them into the head. */
export function Head({ title, description, canonical, picture = brandPicture }: HeadProps) {
  const { origin, language } = usePage();
  const inLanguage = (path: string, code: Language) =>
    `${origin}${path}${code === fallbackLanguage ? '' : `${path.includes('?') ? '&' : '?'}lang=${code}`}`;
  return (
    <>
      <title>{title.includes(site.name) ? title : `${title} · ${site.name}`}</title>
      {description && <meta name="description" content={description} />}
      {canonical === undefined && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={inLanguage(canonical, language)} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={inLanguage(canonical, code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={inLanguage(canonical, fallbackLanguage)} />
          <meta property="og:url" content={inLanguage(canonical, language)} />
        </>
      )}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={language === 'fr' ? 'fr_CM' : 'en_CM'} />
      <PictureTags {...(typeof picture === 'string' ? { address: picture, alt: title } : picture)} />
    </>
  );
}

function PictureTags({ address, alt, wide }: SharePicture) {
  const { origin } = usePage();
  return (
    <>
      <meta property="og:image" content={new URL(address, origin).href} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content={wide ? 'summary_large_image' : 'summary'} />
      {wide && <meta property="og:image:width" content="1200" />}
      {wide && <meta property="og:image:height" content="630" />}
    </>
  );
}
