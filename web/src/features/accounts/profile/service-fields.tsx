import { spokenLanguageName } from '@mboalink/shared/accounts/business-text.ts';
import { spokenLanguages } from '@mboalink/shared/accounts/business-words.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { CrossIcon } from '../../../components/icons.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../components/toast.tsx';
import { usePage } from '../../../lib/page.tsx';
import { ChipBoxes } from '../fields/chip-boxes.tsx';
import { parseFrancs } from '../fields/typed.ts';
import styles from './profile.module.css';
import type { PriceRow } from './profile-values.ts';

type PriceFieldsProps = { id: string; kept: PriceRow[]; checked: boolean; onChange: () => void };

const none: PriceRow = { label: '', from: '' };

/** A few services, each with what it costs at least. */
export function PriceFields({ id, kept, checked, onChange }: PriceFieldsProps) {
  const { t } = useTranslation(['listing', 'form']);
  const [rows, setRows] = useState(kept.length > 0 ? kept : [none]);
  const addId = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const change = (next: PriceRow[]) => {
    setRows(next);
    onChange();
  };
  const edit = (index: number, cells: Partial<PriceRow>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...cells } : row)));
  const remove = (index: number) => {
    change(rows.filter((_, at) => at !== index));
    document.getElementById(addId)?.focus();
    showToast({ text: t('prices.removed'), undo: () => change(rows) });
  };
  const add = () => {
    change([...rows, none]);
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    );
  };
  return (
    <fieldset ref={box} className="stack">
      <legend className="strong">{t('form:fields.prices')}</legend>
      <p className="quiet">{t('prices.hint')}</p>
      {rows.map((row, index) => (
        <PriceFieldsRow
          key={index}
          id={index === 0 ? id : `${id}-${index}`}
          index={index}
          row={row}
          checked={checked}
          onEdit={(cells) => edit(index, cells)}
          onRemove={() => remove(index)}
        />
      ))}
      {rows.length < fieldLimits.prices && (
        <Button id={addId} kind="plain" onClick={add}>
          {t('prices.add')}
        </Button>
      )}
    </fieldset>
  );
}

type RowProps = {
  id: string;
  index: number;
  row: PriceRow;
  checked: boolean;
  onEdit: (cells: Partial<PriceRow>) => void;
  onRemove: () => void;
};

function PriceFieldsRow({ id, index, row, checked, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation(['listing', 'form']);
  const isChecked = checked && (row.label.trim() !== '' || row.from.trim() !== '');
  const { minimum, maximum } = fieldLimits.priceLabel;
  const length = row.label.trim().length;
  const number = { row: index + 1 };
  return (
    <fieldset className={styles.price}>
      <legend className="visually-hidden">{t('prices.row', number)}</legend>
      <TextField
        id={id}
        name={`prices[${index}].label`}
        label={t('prices.label')}
        placeholder={t('prices.example')}
        error={isChecked && (length < minimum || length > maximum) && t('form:wrong.priceLabel')}
        autoComplete="off"
        maxLength={maximum}
        value={row.label}
        onChange={({ target }) => onEdit({ label: target.value })}
      />
      <TextField
        name={`prices[${index}].from`}
        label={t('prices.from')}
        error={isChecked && parseFrancs(row.from) === undefined && t('form:wrong.priceFrom')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={row.from}
        onChange={({ target }) => onEdit({ from: target.value })}
      />
      <IconButton icon={CrossIcon} label={t('prices.remove', number)} onClick={onRemove} />
    </fieldset>
  );
}

/** The languages in which a business is spoken to. */
export function LanguageFields({ id, kept }: { id: string; kept: readonly string[] }) {
  const { t } = useTranslation('form');
  const { language } = usePage();
  const choices = spokenLanguages.map((key) => ({ key, text: spokenLanguageName(key, language) }));
  return <ChipBoxes id={id} name="languages" legend={t('fields.languages')} choices={choices} kept={kept} />;
}
