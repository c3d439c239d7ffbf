import { quartierAndTown } from '@mboalink/shared/accounts/trade-and-place.ts';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../catalogue/use-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import type { Location } from './location-change.ts';
import styles from './premium.module.css';

type LocationCardProps = {
  location: Location;
  isMain: boolean;
  /** Whether searches find it now. */
  isFound: boolean;
  busy: boolean;
  /** The id of the button that changes it. */
  changeId: string;
  onChange?: () => void;
  onRemove?: () => void;
};

/** One address, and what may be done with it. */
export function LocationCard(props: LocationCardProps) {
  const { location, isMain, isFound, busy, changeId, onChange, onRemove } = props;
  const { t } = useTranslation('premium');
  const names = useNames();
  const { region, city, quartier, landmark } = location;
  const town = names?.town(city) || t('locations.otherTown');
  const place = quartierAndTown(quartier, town);
  return (
    <Card className={styles.addressCard}>
      <PinIcon />
      <div>
        <h2 className={styles.addressPlace}>{place}</h2>
        <p className={styles.addressMore}>{[names?.region(region), landmark].filter(Boolean).join(' · ')}</p>
        {isMain && <Badge kind="good">{t('locations.main')}</Badge>}
        {!isFound && <Badge kind="warn">{t('locations.notFound')}</Badge>}
      </div>
      {(onChange || onRemove) && (
        <div className={styles.addressButtons}>
          {onChange && (
            <SendButton
              id={changeId}
              kind="plain"
              busy={busy}
              onClick={onChange}
              aria-label={t('locations.changeOf', { place })}
            >
              {t('locations.changeIt')}
            </SendButton>
          )}
          {onRemove && (
            <SendButton
              kind="quiet"
              busy={busy}
              onClick={onRemove}
              aria-label={t('locations.removeOf', { place })}
            >
              {t('locations.remove')}
            </SendButton>
          )}
        </div>
      )}
    </Card>
  );
}
