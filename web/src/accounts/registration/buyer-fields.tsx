import { otherTownSlug } from '@mboalink/shared/catalogue/other-town.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CatalogueAlert } from '../../catalogue/catalogue-alert.tsx';
import type { Named, Names } from '../../catalogue/names.ts';
import type { Catalogue } from '../../catalogue/use-catalogue.ts';
import { useDebounced } from '../../directory/use-debounced.ts';
import type { AccountForm } from '../form/account-values.ts';
import { TermsField } from '../form/terms-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import styles from './register-screen.module.css';

type BuyerFieldsProps = { form: AccountForm; catalogue: Catalogue };

/** What a buyer is asked beside who they are: where they are, and what they look for most. */
export function BuyerFields({ form, catalogue }: BuyerFieldsProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <TownField form={form} names={catalogue.names} />
      <InterestField form={form} names={catalogue.names} />
      <CatalogueAlert catalogue={catalogue} messageOf={(reason) => t('lists.failed.places', { reason })} />
      <div className={styles.wide}>
        <TermsField form={form} />
      </div>
    </>
  );
}

type FieldProps = { form: AccountForm; names: Names | undefined };

function TownField({ form: { values, change, idOf, errorOf }, names }: FieldProps) {
  const { t } = useTranslation('accounts');
  const towns = useMemo(() => (names ? townsOf(names) : []), [names]);
  const others = (names?.regions ?? []).map(({ slug, name }) => ({
    slug: `${otherTownSlug}/${slug}`,
    name: `${t('hints.otherTown')} · ${name}`,
  }));
  const { region, city } = values;
  const slug = city === otherTownSlug ? `${otherTownSlug}/${region}` : city;
  return (
    <ChoiceField
      id={idOf('city')}
      label={t('fields.city')}
      error={errorOf('city') ?? errorOf('region')}
      entries={towns}
      others={others}
      chosen={[...towns, ...others].find((entry) => entry.slug === slug)}
      onChoose={(chosen) => {
        const [town = '', ofRegion] = chosen.split('/');
        change({ region: ofRegion ?? names?.regionOf(town) ?? '', city: town });
      }}
    />
  );
}

/** The largest of each region first. */
function townsOf(names: Names): Named[] {
  const ranked = names.regions.flatMap(({ slug }) =>
    names.townsOf(slug).map((town, rank) => ({ town, rank })),
  );
  return ranked.sort((one, other) => one.rank - other.rank).map(({ town }) => town);
}

function InterestField({ form: { values, change, idOf, errorOf }, names }: FieldProps) {
  const { t } = useTranslation('accounts');
  const [typed, setTyped] = useState('');
  const trades = useMemo(
    () => names?.categories.flatMap(({ slug }) => names.subcategoriesOf(slug)) ?? [],
    [names],
  );
  const others = useUnderstood(typed, trades, names);
  return (
    <ChoiceField
      id={idOf('subcategory')}
      label={t('fields.interest')}
      hint={t('hints.interest')}
      error={errorOf('subcategory') ?? errorOf('category')}
      entries={trades}
      others={others}
      chosen={trades.find(({ slug }) => slug === values.subcategory)}
      onChoose={(subcategory) => change({ category: names?.categoryOf(subcategory) ?? '', subcategory })}
      onType={setTyped}
    />
  );
}

const fewestLetters = 3;

/**
 * The trades that the search takes words for, of which the names of trades know nothing; none while it is asked, all of them
 * where it knows nothing either.
 */
function useUnderstood(typed: string, trades: readonly Named[], names: Names | undefined): readonly Named[] {
  const words = useDebounced(typed.trim());
  const [answer, setAnswer] = useState<{ words: string; trades: readonly Named[] }>();
  useEffect(() => {
    if (!names || words.length < fewestLetters) return;
    let gone = false;
    const take = (found: readonly Named[]) => !gone && setAnswer({ words, trades: found });
    import('./came-for.ts').then((file) => file.tradesCalled(words, names)).then(take, () => take([]));
    return () => {
      gone = true;
    };
  }, [words, names]);
  if (typed.trim().length < fewestLetters) return trades;
  if (answer?.words !== typed.trim()) return [];
  return answer.trades.length > 0 ? answer.trades : trades;
}
