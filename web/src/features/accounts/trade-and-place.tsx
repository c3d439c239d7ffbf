import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calls } from '../../lib/calls.ts';
import { readKept } from '../../lib/kept.ts';
import { useNames } from '../../lib/names.ts';
import { usePage } from '../../lib/page.tsx';
import { ChipBoxes } from './fields/chip-boxes.tsx';
import { PlaceField } from './fields/place-field.tsx';
import { TradeField } from './fields/trade-field.tsx';
import type { RegisterCallForm, Registering } from './use-registering.ts';

type Typed = Readonly<Record<string, string | string[]>>;

type TradeAndPlaceProps = { form: RegisterCallForm; registering: Registering };

/** A trade and a place: what was typed before, by what the server answered, or what this tab kept, which is read once it is drawn. */
export function TradeAndPlace({ form, registering }: TradeAndPlaceProps) {
  const { answer, cameFor } = registering;
  const [typed, setTyped] = useState<Typed>(answer?.typed ?? { ...cameFor });
  const [version, setVersion] = useState(0);
  const restore = useEffectEvent(() => {
    const kept = answer?.typed ? undefined : readKept<Typed>('session', 'register');
    if (!kept) return;
    setTyped({ ...typed, ...kept });
    setVersion(1);
  });
  useEffect(() => restore(), []);
  return <TradeAndPlaceFields key={version} form={form} typed={typed} sells={registering.type !== 'buyer'} />;
}

type FieldsProps = { form: RegisterCallForm; typed: Typed; sells: boolean };

function TradeAndPlaceFields({ form, typed, sells }: FieldsProps) {
  const { t } = useTranslation('form');
  const names = useNames();
  const textOf = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '');
  const [trade, setTrade] = useState(() => {
    const subcategory = textOf('subcategory');
    return { category: textOf('category') || names.categoryOf(subcategory), subcategory };
  });
  const [place, setPlace] = useState(() => {
    const city = textOf('city');
    return { region: textOf('region') || names.regionOf(city), city, quartier: textOf('quartier') };
  });
  const items = useItems(sells ? trade.subcategory : '');
  return (
    <>
      <TradeField
        id="register-subcategory"
        label={t(sells ? 'fields.trade' : 'fields.interest')}
        error={form.errorOf('subcategory')}
        trade={trade}
        onChange={setTrade}
      />
      <ChipBoxes name="items" legend={t('lists.also')} choices={items} kept={[typed.items ?? []].flat()} />
      <PlaceField
        id="register-city"
        label={t(sells ? 'fields.town' : 'fields.city')}
        error={form.errorOf('city')}
        withQuartiers={sells}
        place={place}
        onChange={setPlace}
      />
    </>
  );
}

type Choices = Parameters<typeof ChipBoxes>[0]['choices'];

/** What a trade offers; where the list does not come the form does without. */
function useItems(subcategory: string): Choices {
  const { language } = usePage();
  const [items, setItems] = useState<Choices>([]);
  useEffect(() => {
    const limit = new AbortController();
    const ask = async () => {
      const { directory } = await calls();
      const answer = await directory.categoryItems.query({ slug: subcategory }, { signal: limit.signal });
      setItems(answer.items.map((item) => ({ key: item.slug, text: item[language] })));
    };
    setItems([]);
    if (subcategory) ask().catch(() => {});
    return () => limit.abort();
  }, [subcategory, language]);
  return items;
}
