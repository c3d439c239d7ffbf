import { otherTownSlug } from '@mboalink/shared/catalogue/regions.ts';
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
  const [typed, setTyped] = useState('');
  const meant = useUnderstood(values.city ? '' : typed, names, townsCalled);
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
      meant={meant}
      others={meant ? others : []}
      chosen={[...towns, ...others].find((entry) => entry.slug === slug)}
      onChoose={(chosen) => {
        const [town = '', ofRegion] = chosen.split('/');
        change({ region: ofRegion ?? names?.regionOf(town) ?? '', city: town });
      }}
      onType={setTyped}
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
  const meant = useUnderstood(values.subcategory ? '' : typed, names, tradesCalled);
  return (
    <ChoiceField
      id={idOf('subcategory')}
      label={t('fields.interest')}
      hint={t('hints.interest')}
      error={errorOf('subcategory') ?? errorOf('category')}
      entries={trades}
      meant={meant}
      others={meant ? trades : []}
      chosen={trades.find(({ slug }) => slug === values.subcategory)}
      onChoose={(subcategory) => change({ category: names?.categoryOf(subcategory) ?? '', subcategory })}
      onType={setTyped}
    />
  );
}

const fewestLetters = 3;

type Ask = (words: string, names: Names) => Promise<readonly Named[]>;

const townsCalled: Ask = async (words, names) => (await import('./came-for.ts')).townsCalled(words, names);
const tradesCalled: Ask = async (words, names) => (await import('./came-for.ts')).tradesCalled(words, names);

/** What the search takes words for, of which the names themselves know nothing; undefined while it is asked. */
function useUnderstood(typed: string, names: Names | undefined, ask: Ask): readonly Named[] | undefined {
  const words = useDebounced(typed.trim());
  const [answer, setAnswer] = useState<{ words: string; meant: readonly Named[] }>();
  useEffect(() => {
    if (!names || words.length < fewestLetters) return;
    let gone = false;
    const take = (meant: readonly Named[]) => !gone && setAnswer({ words, meant });
    ask(words, names).then(take, () => take([]));
    return () => {
      gone = true;
    };
  }, [words, names, ask]);
  if (typed.trim().length < fewestLetters) return [];
  return answer?.words === typed.trim() ? answer.meant : undefined;
}
