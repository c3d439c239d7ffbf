import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/text-field.tsx';
import { usePage } from '../../../lib/page.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ChipBoxes } from '../fields/chip-boxes.tsx';
import { type Control, PlaceLists, TradeLists } from '../fields/lists.tsx';
import { useQuartiers } from '../fields/use-quartiers.ts';

type PlaceFieldsProps = {
  kept: { region: string; city: string; quartier: string; landmark: string };
  control: (field: 'region' | 'city' | 'quartier' | 'landmark') => Control;
};

/** Region, town, quartier and landmark. Words: 'form', 'catalogue'. */
export function PlaceFields({ kept, control }: PlaceFieldsProps) {
  const { t } = useTranslation('form');
  const [place, setPlace] = useState(kept);
  const listId = useId();
  const [quartiers, fetchQuartiers] = useQuartiers();
  return (
    <>
      <PlaceLists chosen={place} control={control} onChange={(next) => setPlace({ ...place, ...next })} />
      <TextField
        {...control('quartier')}
        label={t('fields.quartier')}
        optional
        autoComplete="off"
        list={listId}
        maxLength={fieldLimits.quartier}
        defaultValue={kept.quartier}
        onFocus={fetchQuartiers}
      />
      <datalist id={listId}>
        {quartiers[place.city]?.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        {...control('landmark')}
        label={t('fields.landmark')}
        placeholder={t('hints.landmark')}
        optional
        autoComplete="off"
        maxLength={fieldLimits.landmark}
        defaultValue={kept.landmark}
      />
    </>
  );
}

type TradeFieldsProps = {
  kept: { category: string; subcategory: string; items: readonly string[] };
  sells: boolean;
  control: (field: 'category' | 'subcategory' | 'items') => Control;
};

/** Category, trade, and what exactly is offered. */
export function TradeFields({ kept, sells, control }: TradeFieldsProps) {
  const { t } = useTranslation('form');
  const { language } = usePage();
  const [trade, setTrade] = useState({ category: kept.category, subcategory: kept.subcategory });
  const slug = trade.subcategory;
  const { data } = trpc.directory.categoryItems.useQuery({ slug }, { enabled: sells && slug !== '' });
  return (
    <>
      <TradeLists chosen={trade} control={control} onChange={setTrade} />
      {sells &&
        !data &&
        slug === kept.subcategory &&
        kept.items.map((item) => <input key={item} type="hidden" name="items" value={item} />)}
      {sells && slug && data && (
        <ChipBoxes
          key={slug}
          id={control('items').id}
          name="items"
          legend={t('lists.also')}
          choices={data.items.map((item) => ({ key: item.slug, text: item[language] }))}
          kept={kept.items}
        />
      )}
    </>
  );
}
