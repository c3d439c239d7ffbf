import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './business-fields.module.css';
import type { BusinessFields } from './business-values.ts';
import { copyOfRows, filledRows, type PriceRow, priceFieldsOf, priceRows, withoutRow } from './price-rows.ts';

/** A few services, each with what it costs at least. */
export function PriceFields({ form }: { form: BusinessFields }) {
  const { t } = useTranslation('business');
  const { values, change, idOf } = form;
  const [asked, setAsked] = useState(1);
  const [focused, setFocused] = useState({ id: '' });
  const addId = useId();
  const rows = priceRows.slice(0, Math.max(asked, filledRows(values).at(-1) ?? 0));
  const next = priceRows[rows.length];
  useEffect(() => {
    document.getElementById(focused.id)?.focus();
  }, [focused]);
  const add = (row: PriceRow) => {
    setAsked(row);
    setFocused({ id: idOf(`priceLabel${row}`) });
  };
  const remove = (row: PriceRow) => {
    const before = copyOfRows(values);
    change(withoutRow(values, row));
    setAsked(rows.length - 1);
    // With all rows there, the button comes back only now.
    setFocused({ id: addId });
    showToast({ text: t('prices.removed'), undo: () => change(before) });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('prices.legend')}</legend>
      <p className={styles.note}>{t('prices.hint')}</p>
      {rows.map((row) => (
        <PriceFieldsRow key={row} form={form} row={row} onRemove={() => remove(row)} />
      ))}
      {next && (
        <Button id={addId} kind="plain" onClick={() => add(next)}>
          {t('prices.add')}
        </Button>
      )}
    </fieldset>
  );
}

type RowProps = { form: BusinessFields; row: PriceRow; onRemove: () => void };

function PriceFieldsRow({ form: { text }, row, onRemove }: RowProps) {
  const { t } = useTranslation('business');
  const [label, from] = priceFieldsOf(row);
  return (
    <fieldset className={styles.price}>
      <legend className="visually-hidden">{t('prices.row', { row })}</legend>
      <TextField
        {...text(label)}
        className={styles.service}
        label={t('prices.label')}
        placeholder={t('prices.example')}
        autoComplete="off"
        maxLength={fieldLimits.priceLabel.maximum}
      />
      <TextField
        {...text(from)}
        label={t('prices.from')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <IconButton
        icon={CrossIcon}
        label={t('prices.remove', { row })}
        className={styles.remove}
        onClick={onRemove}
      />
    </fieldset>
  );
}
