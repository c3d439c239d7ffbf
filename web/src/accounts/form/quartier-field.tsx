import { fieldLimits } from '@mboalink/shared/limits.ts';
import { foldText, withCapital } from '@mboalink/shared/slug.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import type { AccountFields } from './account-values.ts';

/** The quartiers that we know of the town, to choose from; without them, and for any other, it is free text. */
export function QuartierField({ form: { values, text, change } }: { form: AccountFields }) {
  const { t } = useTranslation('accounts');
  const [quartiers, suggest] = useQuartiers(values.city);
  return (
    <ComboboxField
      {...text('quartier')}
      label={t('fields.quartier')}
      optional
      maxLength={fieldLimits.quartier}
      options={matching(quartiers, values.quartier)}
      listLabel={t('lists.quartiers')}
      onChoose={(quartier) => change({ quartier })}
      onFocus={suggest}
      onBlur={() => change({ quartier: calledBy(quartiers, values.quartier) })}
    />
  );
}

/** As the list calls it, else with a capital: as it is kept. */
function calledBy(quartiers: readonly string[], typed: string): string {
  const text = typed.trim();
  return quartiers.find((quartier) => foldText(quartier) === foldText(text)) ?? withCapital(text);
}

/** Those with a word that begins with what is typed, all of them while nothing is; none once one is there as it is called. */
function matching(quartiers: readonly string[], typed: string): readonly string[] {
  const wanted = foldText(typed.trim());
  if (quartiers.some((quartier) => foldText(quartier) === wanted)) return [];
  return quartiers.filter((quartier) => ` ${foldText(quartier)}`.includes(` ${wanted}`));
}

/** Fetched when the field is about to be filled. */
function useQuartiers(town: string): [string[], () => void] {
  const [wanted, setWanted] = useState(false);
  const [quartiers, setQuartiers] = useState<string[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    import('../../catalogue/quartier-names.ts').then(
      ({ quartierNames }) => {
        if (!gone) setQuartiers(quartierNames(town));
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, town]);
  return [quartiers, () => setWanted(true)];
}
