import { country } from '@mboalink/shared/catalogue/country.ts';
import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { Named } from '../../../lib/name-entries.ts';
import { useNames } from '../../../lib/names.ts';
import { usePage } from '../../../lib/page.tsx';

/** What a form says of one of its controls. */
export type Control = { id: string; name: string; error?: string | undefined };

export type Place = { region: string; city: string };

export type Trade = { category: string; subcategory: string };

type ListsProps<Chosen> = {
  chosen: Chosen;
  control: (field: keyof Chosen & string) => Control;
  onChange: (chosen: Chosen) => void;
};

/** Region, then its town, of the one country. Another region empties the town. Words: 'form', 'catalogue'. */
export function PlaceLists({ chosen: { region, city }, control, onChange }: ListsProps<Place>) {
  const { t } = useTranslation('form');
  const { language } = usePage();
  const names = useNames();
  const other = { slug: otherTownSlug, name: t('hints.otherTown') };
  return (
    <>
      <TextField label={t('fields.country')} value={country[language]} readOnly />
      <NamedSelect
        {...control('region')}
        label={t('fields.region')}
        hint={t('hints.region')}
        value={region}
        entries={names.regions}
        onChange={(slug) => onChange({ region: slug, city: '' })}
      />
      <NamedSelect
        {...control('city')}
        label={t('fields.city')}
        hint={t(region ? 'hints.city' : 'hints.cityLocked')}
        value={city}
        entries={region ? [...names.townsOf(region), other] : []}
        onChange={(slug) => onChange({ region, city: slug })}
      />
    </>
  );
}

/** Category, then its trade. Another category empties the trade. Words: 'form', 'catalogue'. */
export function TradeLists({ chosen: { category, subcategory }, control, onChange }: ListsProps<Trade>) {
  const { t } = useTranslation('form');
  const names = useNames();
  return (
    <>
      <NamedSelect
        {...control('category')}
        label={t('fields.category')}
        hint={t('hints.category')}
        value={category}
        entries={names.categories}
        onChange={(slug) => onChange({ category: slug, subcategory: '' })}
      />
      <NamedSelect
        {...control('subcategory')}
        label={t('fields.subcategory')}
        hint={t(category ? 'hints.subcategory' : 'hints.subcategoryLocked')}
        value={subcategory}
        entries={names.subcategoriesOf(category)}
        onChange={(slug) => onChange({ category, subcategory: slug })}
      />
    </>
  );
}

type NamedSelectProps = Control & {
  label: string;
  /** What stands there while nothing is chosen. */
  hint: string;
  value: string;
  entries: readonly Named[];
  onChange: (slug: string) => void;
};

/** One of a list, which is locked while the list is empty. */
function NamedSelect({ hint, entries, onChange, ...select }: NamedSelectProps) {
  return (
    <SelectField
      {...select}
      required
      disabled={entries.length === 0}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{hint}</option>
      {entries.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
