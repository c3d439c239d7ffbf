import { fallbackLanguage, inLanguage, languages, toLanguage } from '@mboalink/shared/language.ts';
import { site } from '@mboalink/shared/site.ts';
import { useLocation } from 'react-router';
import { usePage } from '../lib/page.tsx';
import type { SharePicture } from '../lib/share-picture.ts';
import general from '../share-pictures/general.png?url';

/** What a shared link says in the place of what the page itself is called. */
export type Preview = { title: string; description: string; path: string };

type HeadProps = {
  /** As the browser's tab and search engines show it; the site's name is added where it lacks. */
  title: string;
  description?: string;
  /** The canonical path of the page; with it, search engines may list the page in both languages. */
  canonical?: string | undefined;
  preview?: Preview | undefined;
  /** What a shared link shows; the brand where it says nothing. */
  picture?: SharePicture | undefined;
};

const brandPicture: SharePicture = { address: general, alt: site.name, type: 'image/png' };

/** What the browser's tab says, and in a document from the server what engines and apps read of it. */
export function Head(props: HeadProps) {
  const { title } = props;
  return (
    <>
      <title>{title.includes(site.name) ? title : `${title} · ${site.name}`}</title>
      {import.meta.env.SSR && <Tags {...props} />}
    </>
  );
}

/**
 * Description, canonical address and what a shared link shows; React puts them into the head. The canonical address is
 * in the language that the address asks for, as it is one page for whoever asks for none, whatever their browser speaks.
 */
function Tags({ title, description, canonical, preview, picture = brandPicture }: HeadProps) {
  const { origin, language } = usePage();
  const { pathname, search } = useLocation();
  const asked = toLanguage(new URLSearchParams(search).get('lang')) ?? fallbackLanguage;
  const addressOf = (path: string, code = asked) => origin + inLanguage(path, code);
  const shared = preview ?? { title, description, path: canonical ?? pathname };
  return (
    <>
      {description && <meta name="description" content={description} />}
      {canonical === undefined && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={addressOf(canonical)} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={addressOf(canonical, code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressOf(canonical, fallbackLanguage)} />
        </>
      )}
      <meta property="og:url" content={addressOf(shared.path)} />
      <meta property="og:title" content={shared.title} />
      {shared.description && <meta property="og:description" content={shared.description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={language === 'fr' ? 'fr_CM' : 'en_CM'} />
      <meta property="og:image" content={new URL(picture.address, origin).href} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta property="og:image:type" content={picture.type} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
