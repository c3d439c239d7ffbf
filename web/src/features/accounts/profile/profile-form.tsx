import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { TextArea, TextField } from '../../../components/text-field.tsx';
import { type CallForm, type FieldOf, type FormAnswer, useCallForm } from '../../../lib/form.ts';
import { codeOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Panel } from '../account-page.tsx';
import { HoursFields } from './hours-fields.tsx';
import { PlaceFields, TradeFields } from './place-fields.tsx';
import styles from './profile.module.css';
import { keepDraft } from './profile-draft.ts';
import {
  beforeOf,
  changesOf,
  type Part,
  type ProfileFields,
  partsOf,
  profileFields,
  type Typed,
} from './profile-values.ts';
import { LanguageFields, PriceFields } from './service-fields.tsx';

type ProfileFormProps = {
  user: CurrentUser;
  typed: Typed;
  /** The part that it opens at. */
  start: Part;
  answer: FormAnswer | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

type ProfileCallForm = CallForm<ProfileFields>;

const firstField = {
  you: 'name',
  listing: 'businessName',
  trade: 'category',
  place: 'region',
  hours: 'hours',
  service: 'prices',
} as const satisfies Record<Part, FieldOf<ProfileFields>>;

/** The one form of a profile; it opens at the part whose pencil was pressed. */
export function ProfileForm({ user, typed, start, answer, onSaved, onCancel }: ProfileFormProps) {
  const { t } = useTranslation('listing');
  // What the form began with: another tab may save meanwhile.
  const [before] = useState(() => beforeOf(user));
  const form = useProfileForm(typed, answer, onSaved);
  const first = useRef(start);
  useEffect(() => {
    document.getElementById(`profile-${firstField[first.current]}`)?.focus();
  }, []);
  const keep = () => {
    if (form.props.ref.current) keepDraft(user, form.props.ref.current);
  };
  const checked = form.attempt > 0 || answer !== undefined;
  const fields: Record<Part, ReactNode> = {
    you: <NameField form={form} />,
    listing: <ListingFields form={form} typed={typed} sells={user.userType !== 'buyer'} />,
    trade: <TradeFields kept={typed} sells={user.userType !== 'buyer'} control={form.control} />,
    place: <PlaceFields kept={typed} control={form.control} />,
    hours: (
      <HoursFields
        id="profile-hours"
        kept={typed.hours}
        checked={checked}
        onChange={() => requestAnimationFrame(keep)}
      />
    ),
    service: (
      <>
        <PriceFields
          id="profile-prices"
          kept={typed.prices}
          checked={checked}
          onChange={() => requestAnimationFrame(keep)}
        />
        <LanguageFields id="profile-languages" kept={typed.languages} />
      </>
    ),
  };
  return (
    <Form method="post" {...form.props} onInput={keep} className={styles.form}>
      <input type="hidden" name="before" value={before} />
      {!partsOf(user).includes('listing') && (
        <input type="hidden" name="businessName" value={user.businessName} />
      )}
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Refused failure={form.failure} />
      {partsOf(user).map((part) => (
        <Panel key={part} title={t(`profile.parts.${titleOf(part, user)}`)}>
          <div className={styles.fields}>{fields[part]}</div>
        </Panel>
      ))}
      <div className={styles.bar}>
        <Button kind="plain" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'profile.saving' : 'profile.save')}
        </Button>
      </div>
    </Form>
  );
}

/** What a part is called; the trade of a buyer is the one that they look for, not theirs. */
export function titleOf(part: Part, { userType }: CurrentUser) {
  return part === 'trade' && userType === 'buyer' ? 'lookedFor' : part;
}

function useProfileForm(typed: Typed, answer: FormAnswer | undefined, onSaved: () => void) {
  const { t } = useTranslation('listing');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.updateProfile.useMutation();
  const form = useCallForm({
    id: 'profile',
    schema: profileFields,
    initial: {
      name: typed.name,
      businessName: typed.businessName,
      description: typed.description,
      keywords: typed.keywords,
      category: typed.category,
      subcategory: typed.subcategory,
      region: typed.region,
      city: typed.city,
      quartier: typed.quartier,
      landmark: typed.landmark,
    },
    words: (field) => wordsOf(field, t),
    answer,
    send: async (values) => {
      const { user } = await mutateAsync(changesOf(values));
      utils.accounts.me.setData(undefined, { user });
      onSaved();
    },
  });
  const control = (field: FieldOf<ProfileFields>) => ({
    id: `profile-${field}`,
    name: field,
    error: form.errorOf(field),
  });
  return { ...form, control };
}

function wordsOf(field: FieldOf<ProfileFields>, t: ReturnType<typeof useTranslation<'listing'>>['t']) {
  if (field === 'hours') return { label: t('profile.parts.hours'), wrong: t('hoursWrong') };
  if (field === 'prices') return { label: t('prices.legend'), wrong: t('pricesWrong') };
  if (field === 'languages') return { label: t('languages') };
  if (field === 'before') return { label: t('profile.failed') };
  const label = t(`fields.${field}`);
  switch (field) {
    case 'name':
    case 'businessName':
      return { label, missing: t(`missing.${field}`), wrong: t(`wrong.${field}`) };
    case 'quartier':
    case 'landmark':
    case 'description':
    case 'keywords':
      return { label, wrong: t(`wrong.${field}`) };
    case 'items':
      return { label };
    default:
      return { label, missing: t(`missing.${field}`) };
  }
}

function Refused({ failure }: { failure: unknown }) {
  const { t } = useTranslation('listing');
  if (!failure) return null;
  return (
    <Alert
      kind="bad"
      live
      title={codeOf(failure) === 'rate_limited' ? t('rateLimited') : t('profile.failed')}
    >
      {t('profile.kept')}
    </Alert>
  );
}

function NameField({ form }: { form: ProfileCallForm }) {
  const { t } = useTranslation('listing');
  return (
    <TextField
      {...form.text('name')}
      label={t('fields.name')}
      required
      autoComplete="name"
      maxLength={fieldLimits.name.maximum}
    />
  );
}

function ListingFields({ form, typed, sells }: { form: ProfileCallForm; typed: Typed; sells: boolean }) {
  const { t } = useTranslation('listing');
  const most = fieldLimits.description;
  const [count, setCount] = useState(typed.description.length);
  return (
    <>
      {sells ? (
        <TextField
          {...form.text('businessName')}
          label={t('fields.businessName')}
          required
          autoComplete="organization"
          maxLength={fieldLimits.businessName.maximum}
        />
      ) : (
        <input type="hidden" name="businessName" value={typed.businessName} />
      )}
      <TextArea
        {...form.text('description')}
        label={t('fields.description')}
        hint={count > 0 ? t('hints.description', { count, most }) : t('hints.descriptionMost', { most })}
        placeholder={t('hints.descriptionExample')}
        optional
        maxLength={most}
        onInput={({ currentTarget }) => setCount(currentTarget.value.length)}
      />
      <TextField
        {...form.text('keywords')}
        label={t('fields.keywords')}
        hint={t('hints.keywords')}
        optional
        autoComplete="off"
        maxLength={320}
      />
    </>
  );
}
