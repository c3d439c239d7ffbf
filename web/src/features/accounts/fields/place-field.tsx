import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../lib/names.ts';
import { type Place, PlaceLists } from './lists.tsx';
import { SuggestedField } from './suggested-field.tsx';
import { useQuartiers } from './use-quartiers.ts';

export type PlaceAndQuartier = Place & { quartier: string };

type PlaceFieldProps = {
  id: string;
  label: string;
  error?: string | undefined;
  place: PlaceAndQuartier;
  /** Whether quartiers are offered as well. */
  withQuartiers: boolean;
  onChange: (place: PlaceAndQuartier) => void;
};

const nowhere = { region: '', city: '', quartier: '' };

/** A town, or a quartier of one, by one field or by lists; it posts `region`, `city`, `quartier` and what was typed as `place`. */
export function PlaceField({ id, label, error, place, withQuartiers, onChange }: PlaceFieldProps) {
  const { t } = useTranslation('form');
  const names = useNames();
  const [quartiers, fetchQuartiers] = useQuartiers();
  const entries = usePlaces(quartiers);
  const town = place.city === otherTownSlug ? t('hints.otherTown') : names.town(place.city);
  return (
    <>
      <SuggestedField
        id={id}
        name="place"
        label={label}
        error={error}
        entries={entries}
        chosen={[place.quartier, town].filter(Boolean).join(', ')}
        onFocus={withQuartiers ? fetchQuartiers : undefined}
        onChoose={(entry) => {
          const { region, city, quartier } = entry ?? nowhere;
          onChange({ region, city, quartier });
        }}
        lists={(onListed) => (
          <PlaceLists
            chosen={place}
            control={(name) => ({ id: `${id}-${name}`, name })}
            onChange={(next) => {
              onChange({ ...next, quartier: '' });
              onListed();
            }}
          />
        )}
      />
      <input type="hidden" name="quartier" value={place.quartier} />
    </>
  );
}

type Quartiers = ReturnType<typeof useQuartiers>[0];

/** Towns, the largest of each region first, and the quartiers that we know. */
function usePlaces(quartiers: Quartiers) {
  const names = useNames();
  return useMemo(() => {
    const towns = names.regions.flatMap(({ slug: region, name: detail }) =>
      names.townsOf(region).map(({ slug: city, name: text }, rank) => ({
        ...{ rank, key: city, text, detail, region, city },
        quartier: '',
      })),
    );
    const parts = Object.entries(quartiers).flatMap(([city, list]) => {
      const region = names.regionOf(city);
      const detail = names.region(region);
      return list.map(({ name: quartier }) => {
        const text = `${quartier}, ${names.town(city)}`;
        return { key: `${city}/${quartier}`, text, detail, region, city, quartier };
      });
    });
    return [...towns.sort((one, other) => one.rank - other.rank), ...parts];
  }, [names, quartiers]);
}
