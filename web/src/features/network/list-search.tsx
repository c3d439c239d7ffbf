import { searchLimits } from '@mboalink/shared/limits.ts';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSubmit } from 'react-router';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useNames } from '../../lib/names.ts';
import type { Asked } from './list-address.ts';

const typingMilliseconds = 350;

type ListSearchProps = { asked: Asked; categories?: ReadonlySet<string> | undefined };

/** Looks for somebody in a list of one’s own; what is typed or chosen counts at once, and without scripts by Enter. */
export function ListSearch({ asked, categories }: ListSearchProps) {
  const { t } = useTranslation('contacts');
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { tab, q, category, archived } = asked;
  const list = archived ? 'archived' : tab;
  const ask = (
    { currentTarget: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>,
    wait: number,
  ) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), wait);
  };
  return (
    <Form key={list} method="get" action="/my-contacts" role="search" className="stack gap-2">
      <input type="hidden" name="tab" value={tab} />
      {archived && <input type="hidden" name="archived" value="yes" />}
      <TextField
        type="search"
        name="q"
        label={<span className="visually-hidden">{t(`search.${list}`)}</span>}
        placeholder={t('search.example')}
        defaultValue={q}
        maxLength={searchLimits.text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => ask(event, typingMilliseconds)}
      />
      {tab === 'saved' && (
        <CategoryFilter chosen={category} own={categories} onChange={(event) => ask(event, 0)} />
      )}
    </Form>
  );
}

type CategoryFilterProps = {
  chosen: string;
  /** Of those in the list, where all of it is known. */
  own: ReadonlySet<string> | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function CategoryFilter({ chosen, own, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('contacts');
  const { sectors } = useNames();
  const isOffered = (slug: string) => !own || own.has(slug) || slug === chosen;
  return (
    <SelectField
      name="category"
      label={<span className="visually-hidden">{t('category')}</span>}
      defaultValue={chosen}
      onChange={onChange}
    >
      <option value="">{t('allCategories')}</option>
      {sectors.map(({ name, categories }) => {
        const offered = categories.filter(({ slug }) => isOffered(slug));
        if (offered.length === 0) return null;
        return (
          <optgroup key={name} label={name}>
            {offered.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.name}
              </option>
            ))}
          </optgroup>
        );
      })}
    </SelectField>
  );
}
