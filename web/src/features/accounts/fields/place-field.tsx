import { country } from '@mboalink/shared/catalogue/country.ts';
import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../components/combobox.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useNames } from '../../../lib/names.ts';
import { usePage } from '../../../lib/page.tsx';
import { called, fitting, sayChosen } from './choices.ts';
import styles from './fields.module.css';

export type Place = { region: string; city: string; quartier: string };

type PlaceFieldProps = {
  /** Of the field that is typed in. */
  id: string;
  kept: Place;
  label: string;
  error?: string | undefined;
  /** Whether quartiers are offered as well. */
  withQuartiers?: boolean;
  onChange?: (place: Place) => void;
};

/**
 * A town, or a quartier of one, by one field with suggestions, or by the lists of regions that unfold below it. It posts `region`,
 * `city`, `quartier` and what was typed as `place`. Words: 'register', 'catalogue'.
 */
export function PlaceField({ id, kept, label, error, withQuartiers, onChange }: PlaceFieldProps) {
  const { t } = useTranslation('register');
  const [place, setPlace] = useState(kept);
  const [typed, setTyped] = useState('');
  const [byList, countList] = useState(0);
  const { entries, suggest } = usePlaces(withQuartiers === true);
  const choose = (next: Place) => {
    setPlace(next);
    onChange?.(next);
    sayChosen(id);
  };
  const type = (text: string) => {
    setTyped(text);
    const named = called(entries, text);
    if (named || place.city) choose(named ?? { region: '', city: '', quartier: '' });
  };
  const names = useNames();
  const town = place.city === otherTownSlug ? t('hints.otherTown') : names.town(place.city);
  return (
    <div className={styles.group}>
      <Combobox
        key={byList}
        id={id}
        name="place"
        label={label}
        error={error}
        required
        maxLength={60}
        suggestions={place.city ? [] : fitting(entries, typed)}
        listLabel={label}
        defaultValue={[place.quartier, town].filter(Boolean).join(', ')}
        onType={type}
        onFocus={suggest}
        onChoose={({ region, city, quartier }) => choose({ region, city, quartier })}
      />
      <input type="hidden" name="quartier" value={place.quartier} />
      <details className={styles.details}>
        <summary>{t('lists.open')}</summary>
        <PlaceLists
          id={id}
          place={place}
          onChange={(next) => {
            choose(next);
            countList(byList + 1);
          }}
        />
      </details>
    </div>
  );
}

function PlaceLists({ id, place, onChange }: { id: string; place: Place; onChange: (place: Place) => void }) {
  const { t } = useTranslation('register');
  const { language } = usePage();
  const names = useNames();
  return (
    <div className={styles.group}>
      <TextField label={t('fields.country')} value={country[language]} readOnly />
      <SelectField
        id={`${id}-region`}
        name="region"
        label={t('fields.region')}
        value={place.region}
        onChange={({ target }) => onChange({ region: target.value, city: '', quartier: '' })}
      >
        <option value="">{t('hints.region')}</option>
        {names.regions.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`${id}-city`}
        name="city"
        label={t('fields.city')}
        disabled={place.region === ''}
        value={place.city}
        onChange={({ target }) => onChange({ ...place, city: target.value, quartier: '' })}
      >
        <option value="">{t(place.region ? 'hints.city' : 'hints.cityLocked')}</option>
        {names.townsOf(place.region).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
        {place.region && <option value={otherTownSlug}>{t('hints.otherTown')}</option>}
      </SelectField>
    </div>
  );
}

type PlaceEntry = Place & { key: string; text: string; detail: string };

type Quartiers = Readonly<Record<string, readonly { name: string }[]>>;

/** Towns, the largest of each region first, and the quartiers that we know, which are fetched when the field is about to be filled. */
function usePlaces(withQuartiers: boolean) {
  const names = useNames();
  const [quartiers, setQuartiers] = useState<Quartiers>({});
  const entries = useMemo((): PlaceEntry[] => {
    const towns = names.regions.flatMap(({ slug: region, name: detail }) =>
      names.townsOf(region).map(({ slug: city, name: text }, rank) => ({
        ...{ rank, key: city, text, detail, region, city },
        quartier: '',
      })),
    );
    const parts = Object.entries(quartiers).flatMap(([city, list]) =>
      list.map(({ name }) => ({
        ...{ key: `${city}/${name}`, text: `${name}, ${names.town(city)}`, city, quartier: name },
        ...{ region: names.regionOf(city), detail: names.region(names.regionOf(city)) },
      })),
    );
    return [...towns.sort((one, other) => one.rank - other.rank), ...parts];
  }, [names, quartiers]);
  const suggest = () => {
    if (!withQuartiers) return;
    void import('@mboalink/shared/catalogue/data/quartiers.json').then(
      (file) => setQuartiers(file.default),
      () => {},
    );
  };
  return { entries, suggest };
}
