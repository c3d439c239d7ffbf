import { country } from '@mboalink/shared/catalogue/country.ts';
import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/checkbox.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useNames } from '../../../lib/names.ts';
import { usePage } from '../../../lib/page.tsx';
import { trpc } from '../../../lib/trpc.ts';
import styles from './profile.module.css';

/** What a form says of one of its controls of text. */
type Control = { id: string; name: string; error?: string | undefined };

type PlaceFieldsProps = {
  kept: { region: string; city: string; quartier: string; landmark: string };
  control: (field: 'region' | 'city' | 'quartier' | 'landmark') => Control;
};

/** Region, then its town, then quartier and landmark. Another region empties the town. */
export function PlaceFields({ kept, control }: PlaceFieldsProps) {
  const { t } = useTranslation('listing');
  const { language } = usePage();
  const names = useNames();
  const [region, setRegion] = useState(kept.region);
  const [city, setCity] = useState(kept.city);
  const listId = useId();
  const [quartiers, suggest] = useQuartiers(city);
  return (
    <>
      <TextField label={t('fields.country')} value={country[language]} readOnly />
      <SelectField
        {...control('region')}
        label={t('fields.region')}
        required
        value={region}
        onChange={({ target }) => {
          setRegion(target.value);
          setCity('');
        }}
      >
        <option value="">{t('hints.region')}</option>
        {names.regions.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...control('city')}
        label={t('fields.city')}
        required
        disabled={region === ''}
        value={city}
        onChange={({ target }) => setCity(target.value)}
      >
        <option value="">{t(region ? 'hints.city' : 'hints.cityLocked')}</option>
        {names.townsOf(region).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
        {region && <option value={otherTownSlug}>{t('hints.otherTown')}</option>}
      </SelectField>
      <TextField
        {...control('quartier')}
        label={t('fields.quartier')}
        optional
        autoComplete="off"
        list={listId}
        maxLength={fieldLimits.quartier}
        defaultValue={kept.quartier}
        onFocus={suggest}
      />
      <datalist id={listId}>
        {quartiers.map((name) => (
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

/** The quartiers that we know of a town, fetched when the field is about to be filled. */
function useQuartiers(town: string): [string[], () => void] {
  const [all, setAll] = useState<Readonly<Record<string, readonly { name: string }[]>>>({});
  const suggest = () =>
    void import('@mboalink/shared/catalogue/data/quartiers.json').then(
      (file) => setAll(file.default),
      () => {},
    );
  return [(all[town] ?? []).map(({ name }) => name), suggest];
}

type TradeFieldsProps = {
  kept: { category: string; subcategory: string; items: readonly string[] };
  sells: boolean;
  control: (field: 'category' | 'subcategory' | 'items') => Control;
};

/** Category, then its trade, then what exactly is offered. Another category empties the trade. */
export function TradeFields({ kept, sells, control }: TradeFieldsProps) {
  const { t } = useTranslation('listing');
  const names = useNames();
  const [category, setCategory] = useState(kept.category);
  const [subcategory, setSubcategory] = useState(kept.subcategory);
  return (
    <>
      <SelectField
        {...control('category')}
        label={t('fields.category')}
        required
        value={category}
        onChange={({ target }) => {
          setCategory(target.value);
          setSubcategory('');
        }}
      >
        <option value="">{t('hints.category')}</option>
        {names.categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...control('subcategory')}
        label={t('fields.subcategory')}
        required
        disabled={category === ''}
        value={subcategory}
        onChange={({ target }) => setSubcategory(target.value)}
      >
        <option value="">{t(category ? 'hints.subcategory' : 'hints.subcategoryLocked')}</option>
        {names.subcategoriesOf(category).map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      {sells && subcategory && (
        <ItemsField
          key={subcategory}
          subcategory={subcategory}
          kept={kept.items}
          control={control('items')}
        />
      )}
    </>
  );
}

type ItemsFieldProps = { subcategory: string; kept: readonly string[]; control: Control };

/** Items of the subcategory, by which somebody is found at the third level of the picker. */
function ItemsField({ subcategory, kept, control }: ItemsFieldProps) {
  const { t } = useTranslation(['listing', 'common']);
  const { language } = usePage();
  const { data } = trpc.directory.categoryItems.useQuery({ slug: subcategory });
  if (!data?.items.length) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t('listing:fields.items')} <span className={styles.optional}>{t('common:ui.optional')}</span>
      </legend>
      <p className={styles.note}>{t('listing:hints.items')}</p>
      <div className={styles.boxes}>
        {data.items.map((item, index) => (
          <Checkbox
            key={item.slug}
            id={index === 0 ? control.id : undefined}
            error={index === 0 && control.error}
            row
            name="items"
            value={item.slug}
            defaultChecked={kept.includes(item.slug)}
            label={item[language]}
          />
        ))}
      </div>
    </fieldset>
  );
}
