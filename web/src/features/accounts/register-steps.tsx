import { fieldLimits } from '@mboalink/shared/limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/text-field.tsx';
import { calls } from '../../lib/calls.ts';
import { readKept } from '../../lib/kept.ts';
import { useNames } from '../../lib/names.ts';
import { ItemsField } from './fields/items-field.tsx';
import { PlaceField } from './fields/place-field.tsx';
import { PlanField } from './fields/plan-field.tsx';
import { TradeField } from './fields/trade-field.tsx';
import { LiveCard, type Written } from './live-card.tsx';
import styles from './register.module.css';
import type { RegisterCallForm, Registering } from './use-registering.ts';
import { PictureField, useWaitingPicture } from './waiting-picture.tsx';

/** What comes after the first screen, and is fetched behind it. */
type StepProps = { form: RegisterCallForm; registering: Registering };

type Typed = Readonly<Record<string, string | string[]>>;

/** A trade and a place: what was typed before, by what the server answered, or what this tab kept, which is read once it is drawn. */
export function TradeAndPlace({ form, registering }: StepProps) {
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
      <ItemsField items={items} kept={[typed.items ?? []].flat()} />
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

type Items = Parameters<typeof ItemsField>[0]['items'];

/** What a trade offers; where the list does not come the form does without. */
function useItems(subcategory: string): Items {
  const [items, setItems] = useState<Items>([]);
  useEffect(() => {
    const limit = new AbortController();
    const ask = async () => {
      const { directory } = await calls();
      return directory.categoryItems.query({ slug: subcategory }, { signal: limit.signal });
    };
    setItems([]);
    if (subcategory)
      ask().then(
        (answer) => setItems(answer.items),
        () => {},
      );
    return () => limit.abort();
  }, [subcategory]);
  return items;
}

type ListingFieldsProps = StepProps & { written: Written };

/** The listing, drawn while it is written. */
export function ListingFields({ form, registering, written }: ListingFieldsProps) {
  const { t } = useTranslation('form');
  const picture = useWaitingPicture();
  const restore = useEffectEvent(form.restoreDraft);
  useEffect(() => restore(), []);
  return (
    <>
      <LiveCard written={written} picture={picture.shown} />
      <TextField
        {...form.text('businessName')}
        label={t('fields.businessName')}
        required
        autoComplete="organization"
        maxLength={fieldLimits.businessName.maximum}
      />
      <PictureField {...picture} />
      <TextField
        {...form.text('description')}
        label={t('fields.line')}
        placeholder={t('hints.lineExample')}
        optional
        autoComplete="off"
        maxLength={fieldLimits.description}
      />
      <div className={styles.price}>
        <TextField
          {...form.text('priceLabel')}
          label={t('fields.priceLabel')}
          placeholder={t('hints.priceExample')}
          optional
          autoComplete="off"
          maxLength={fieldLimits.priceLabel.maximum}
        />
        <TextField
          {...form.text('priceFrom')}
          label={t('fields.priceFrom')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <PlanField kept={registering.plan} />
    </>
  );
}
