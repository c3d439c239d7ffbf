import { businessPath } from '@mboalink/shared/directory/page-paths.ts';
import { languages } from '@mboalink/shared/language.ts';
import { site } from '@mboalink/shared/site.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Head } from '../components/head.tsx';
import { Logo } from '../components/logo.tsx';
import { Shell } from '../components/shell/shell.tsx';
import { AbsentPage } from '../features/directory/absent-page.tsx';
import { usePlaceText } from '../features/directory/business-text.ts';
import { QrPicture, typedAddress } from '../features/directory/qr-picture.tsx';
import type { Handle } from '../lib/handle.ts';
import { usePage } from '../lib/page.tsx';
import { answeredOrLed, apiOf } from '../lib/queries.server.ts';
import type { Route } from './+types/poster.ts';
import styles from './poster.module.css';

export const handle = { words: ['business'] } satisfies Handle;

export const loader = ({ context, params }: Route.LoaderArgs) =>
  answeredOrLed(apiOf({ context }).directory.poster.query(params));

/** A sheet to hang up, with the way to the page of a business as a QR code and in letters. */
export default function Poster({ loaderData: poster }: Route.ComponentProps) {
  const { t } = useTranslation('business');
  const { origin, language } = usePage();
  const { place } = usePlaceText(poster);
  const { businessName: name, one, qrCode, shortLink, slug } = poster;
  const typed = typedAddress(origin + shortLink);
  // Who stands before it reads one or the other.
  const other = languages.find((code) => code !== language);
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <Head title={t('poster.title', { name })} description={t('poster.hint')} />
      <div className={classNames('stack quiet', styles.unprinted)}>
        <Link to={businessPath(slug)} className="tap">
          {name}
        </Link>
        <p>{t('poster.hint')}</p>
        <Button className={styles.print} onClick={() => print()}>
          {t('poster.print')}
        </Button>
      </div>
      <article className={styles.poster}>
        <p className={classNames('row display', styles.brand)}>
          <Logo /> {site.name}
        </p>
        <h1 className={name.length > longName ? styles.long : undefined}>{name}</h1>
        <p>
          {one}
          <br />
          {place}
        </p>
        <QrPicture code={qrCode} address={typed} className={styles.qrCode} />
        <p className={styles.scan}>{t('poster.scan')}</p>
        <p className={styles.other} lang={other}>
          {t('poster.scanOther')}
        </p>
        <p className={styles.typed}>{typed}</p>
        <p className={styles.about}>{t('poster.about')}</p>
      </article>
    </main>
  );
}

/** Names that are longer are set smaller, to leave the sheet one page. */
const longName = 24;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <AbsentPage error={error} />
    </Shell>
  );
}
