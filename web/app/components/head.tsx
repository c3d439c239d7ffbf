import { languages } from '@mboalink/shared/language.ts';
import { usePage } from '../lib/page.tsx';

export type HeadProps = {
  /** As the browser's tab and search engines show it. */
  title: string;
  description?: string;
  /** The canonical path of the page; with it, search engines may list the page in both languages. */
  canonical?: string;
  /** What a shared link shows, as a path or an address. */
  picture?: string;
};

/** Title, description, canonical address and what a shared link shows; React puts them into the head. */
export function Head({ title, description, canonical, picture }: HeadProps) {
  const { origin, language } = usePage();
  const address = canonical && `${origin}${canonical}`;
  const inLanguage = (code: string) => `${address}${address?.includes('?') ? '&' : '?'}lang=${code}`;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!address && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {address &&
        languages.map((code) => <link key={code} rel="alternate" hrefLang={code} href={inLanguage(code)} />)}
      {address && <link rel="alternate" hrefLang="x-default" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Mboalink" />
      <meta property="og:locale" content={language === 'fr' ? 'fr_CM' : 'en_CM'} />
      {picture && <meta property="og:image" content={new URL(picture, origin).href} />}
    </>
  );
}
