import { dayName, spansText } from '@mboalink/shared/accounts/business-text.ts';
import { weekDays } from '@mboalink/shared/accounts/business-words.ts';
import type { BusinessPage } from '@mboalink/shared/directory/open-calls.ts';
import { weekDayAt } from '@mboalink/shared/directory/opening-hours.ts';
import { businessPath } from '@mboalink/shared/directory/page-paths.ts';
import { tellsHours } from '@mboalink/shared/directory/trust.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { ChevronDownIcon, PinIcon, ShareIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePage } from '../../lib/page.tsx';
import styles from './business.module.css';
import { useShareLink } from './business-text.ts';
import { BusinessTiles } from './business-tiles.tsx';
import links from './links.module.css';
import { QrPicture, typedAddress } from './qr-picture.tsx';

type PartProps = { business: BusinessPage };

/** The hours of today, which open those of the week; nothing where none are told. */
export function Hours({ business: { hours, now } }: PartProps) {
  const { t } = useTranslation('business');
  const { language } = usePage();
  if (!tellsHours(hours)) return null;
  const today = weekDayAt(new Date(now));
  return (
    <section>
      <h2 className="visually-hidden">{t('business.hours')}</h2>
      <details className={classNames(links.fold, styles.hours)}>
        <summary className="row">
          <span className="grow">{t('business.today', { hours: spansText(hours[today], language) })}</span>
          <small className="quiet">{t('business.week')}</small>
          <ChevronDownIcon size={16} />
        </summary>
        <table>
          <tbody>
            {weekDays.map((day) => (
              <tr key={day} aria-current={day === today ? 'date' : undefined}>
                <th scope="row">{dayName(day, language)}</th>
                <td>{spansText(hours[day], language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** Its addresses in words, each with the way to a map of the reader's own. */
export function Where({ business: { addresses } }: PartProps) {
  const { t } = useTranslation('business');
  return (
    <section>
      <h2>{t('business.where')}</h2>
      <ul className={classNames('stack', styles.places)}>
        {addresses.map((address) => {
          const { landmark, quartier, town, region } = address;
          const words = [landmark, quartier, town, region.name].filter(Boolean).join(', ');
          return (
            <li key={words} className="row">
              <PinIcon size={20} />
              <div>
                <p>
                  {[quartier, landmark].filter(Boolean).join(', ') || town || region.name}
                  {(quartier || landmark) && (
                    <span className="quiet">{[town, region.name].filter(Boolean).join(', ')}</span>
                  )}
                </p>
                <a href={mapAddress(words)} rel="noopener nofollow" className="tap">
                  {t('business.maps')}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const mapAddress = (words: string) =>
  `https://maps.google.com/?${new URLSearchParams({ q: `${words}, Cameroun` })}`;

/** The code that leads here, and the ways to pass it on. */
export function ShareBox({ business }: PartProps) {
  const { t } = useTranslation('business');
  const { origin } = usePage();
  const { qrCode, shortLink, slug } = business;
  return (
    <section className={classNames('card', styles.share)}>
      <QrPicture code={qrCode} address={typedAddress(origin + shortLink)} className={styles.qrCode} />
      <div>
        <LinkButton
          wide
          kind="plain"
          href={useShareLink(business)}
          rel="noopener"
          icon={<ShareIcon size={20} />}
        >
          {t('business.share')}
        </LinkButton>
        <LinkButton wide kind="quiet" href={`${businessPath(slug)}/poster`} rel="nofollow">
          {t('business.poster')}
        </LinkButton>
      </div>
    </section>
  );
}

/** Others of the trade in the town, and the list of all. */
export function Neighbours({ business, list }: PartProps & { list: { name: string; path: string } }) {
  const { t } = useTranslation('business');
  const { neighbours } = business;
  return (
    <section>
      {neighbours.length > 0 && <h2>{t('business.neighbours')}</h2>}
      <BusinessTiles listings={neighbours} lineOf={({ quartier, town }) => quartier ?? town} />
      <Link to={list.path} className="tap">
        {t('business.seeAll', { named: list.name })}
      </Link>
    </section>
  );
}
