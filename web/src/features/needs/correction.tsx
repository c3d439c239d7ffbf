import type { NeedPreview } from '@mboalink/shared/needs/calls.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { today } from '../../lib/clock.ts';
import { PlaceField } from '../accounts/fields/place-field.tsx';
import { TradeField } from '../accounts/fields/trade-field.tsx';
import { draftOf } from './need-draft.ts';
import { type Draft, type DraftField, draftPath } from './need-path.ts';

/** What is shown in a chip. */
type Corrected = 'subcategory' | 'people' | 'day' | 'place' | 'budgetXaf';

type CorrectionProps = { draft: Draft; preview: NeedPreview; field: Corrected };

/** One thing of what was understood, to be said otherwise. */
export function CorrectionDialog(props: CorrectionProps) {
  const { t } = useTranslation('needs');
  const navigate = useNavigate();
  return (
    <Dialog
      title={t(`chips.${props.field}.ask`)}
      onClose={() => void navigate(draftPath(props.draft), { replace: true, preventScrollReset: true })}
    >
      <Correction {...props} />
    </Dialog>
  );
}

/** Its form: what it says stands in the address afterwards. */
export function Correction({ draft, preview, field }: CorrectionProps) {
  const { t } = useTranslation('needs');
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const owned: readonly DraftField[] = field === 'place' ? ['region', 'city', 'quartier'] : [field];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = draftOf(new FormData(event.currentTarget));
    const isNamed = field === 'place' ? next.city : field === 'subcategory' ? next.subcategory : true;
    setMissing(!isNamed);
    if (isNamed) void navigate(draftPath(next), { replace: true, preventScrollReset: true });
  };
  return (
    <form action="/needs" className="stack gap-4" onSubmit={submit}>
      {Object.entries(draft).map(([name, value]) =>
        owned.includes(name as DraftField) ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Control field={field} preview={preview} isMissing={isMissing} />
      <Button type="submit" wide>
        {t('keep')}
      </Button>
    </form>
  );
}

type ControlProps = Pick<CorrectionProps, 'field' | 'preview'> & { isMissing: boolean };

function Control({ field, preview, isMissing }: ControlProps) {
  const { t } = useTranslation('needs');
  const label = t(`chips.${field}.label`);
  const error = isMissing ? t('choose') : undefined;
  if (field === 'subcategory') return <Trade label={label} error={error} preview={preview} />;
  if (field === 'place') return <Place label={label} error={error} preview={preview} />;
  const value = preview[field] ?? '';
  return (
    <TextField
      name={field}
      label={label}
      hint={t(`chips.${field}.hint`)}
      defaultValue={value}
      {...(field === 'day'
        ? { type: 'date', min: today() }
        : { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 })}
    />
  );
}

type ChosenProps = { label: string; error: string | undefined; preview: NeedPreview };

function Trade({ label, error, preview }: ChosenProps) {
  const { category = '', subcategory = '' } = preview.trade ?? {};
  const [trade, setTrade] = useState({ category, subcategory });
  return <TradeField id="need-trade" label={label} error={error} trade={trade} onChange={setTrade} />;
}

function Place({ label, error, preview }: ChosenProps) {
  const { region, city, quartier } = preview.place;
  const [place, setPlace] = useState({ region, city, quartier: quartier ?? '' });
  return (
    <PlaceField id="need-place" label={label} error={error} withQuartiers place={place} onChange={setPlace} />
  );
}
