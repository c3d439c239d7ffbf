import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { fieldLimits } from '@mboalink/shared/limits.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { TextArea, TextField } from '../../../components/text-field.tsx';
import { type CallForm, type FieldOf, type FormAnswer, readForm, useCallForm } from '../../../lib/form.ts';
import { codeOf } from '../../../lib/refusal.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Panel } from '../account-page.tsx';
import styles from '../fields/fields.module.css';
import { BusinessNameField, NameField } from '../fields/name-fields.tsx';
import { useFieldWords } from '../fields/use-field-words.ts';
import { HoursFields } from './hours-fields.tsx';
import { PlaceFields, TradeFields } from './place-fields.tsx';
import { keepDraft } from './profile-draft.ts';
import { type Part, partsOf, titleOf } from './profile-parts.ts';
import {
  beforeOf,
  changesOf,
  type ProfileFields,
  profileFields,
  type Typed,
  typedFrom,
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
    const posted = form.props.ref.current && readForm(new FormData(form.props.ref.current), profileFields);
    if (posted) keepDraft(user, typedFrom(posted.payload, user));
  };
  const sells = user.userType !== 'buyer';
  const checked = form.attempt > 0 || answer !== undefined;
  const fields: Record<Part, ReactNode> = {
    you: <NameField {...form.text('name')} />,
    listing: <ListingFields form={form} sells={sells} />,
    trade: <TradeFields kept={typed} sells={sells} control={form.control} />,
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
    <Form method="post" {...form.props} onInput={keep} className="stack gap-4">
      <input type="hidden" name="before" value={before} />
      {!sells && <input type="hidden" name="businessName" value={user.businessName} />}
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <Refused failure={form.failure} />
      {partsOf(user).map((part) => (
        <Panel key={part} title={t(`profile.parts.${titleOf(part, user)}`)}>
          <div className="stack gap-4 wide">{fields[part]}</div>
        </Panel>
      ))}
      <div className={classNames('row gap-3', styles.bar)}>
        <Button kind="plain" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
        <Button type="submit" wide busy={form.busy}>
          {t(form.busy ? 'profile.saving' : 'profile.save')}
        </Button>
      </div>
    </Form>
  );
}

function useProfileForm(typed: Typed, answer: FormAnswer | undefined, onSaved: () => void) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.updateProfile.useMutation();
  const { items, hours, prices, languages, ...texts } = typed;
  const form = useCallForm({
    id: 'profile',
    schema: profileFields,
    initial: texts,
    words: useFieldWords('form'),
    answer,
    send: async (values) => {
      const { user } = await mutateAsync(changesOf(values));
      utils.accounts.me.setData(undefined, { user });
      void utils.directory.foundBy.reset();
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

function ListingFields({ form, sells }: { form: ProfileCallForm; sells: boolean }) {
  const { t } = useTranslation('form');
  return (
    <>
      {sells && <BusinessNameField {...form.text('businessName')} />}
      <TextArea
        {...form.text('description')}
        label={t('fields.description')}
        hint={t('hints.descriptionMost', { most: fieldLimits.description })}
        placeholder={t('hints.descriptionExample')}
        optional
        maxLength={fieldLimits.description}
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
