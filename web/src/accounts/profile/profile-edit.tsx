import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../catalogue/use-catalogue.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ListingFields } from '../registration/listing-fields.tsx';
import { PlaceFields } from '../registration/place-fields.tsx';
import { TradeFields } from '../registration/trade-fields.tsx';
import { fieldId } from '../registration/use-registration-form.ts';
import styles from './profile-edit.module.css';
import { type Part, partFields, parts } from './profile-form.ts';
import { useProfileForm } from './use-profile-form.ts';

type ProfileEditProps = { user: CurrentUser; start: Part; onSaved: () => void; onCancel: () => void };

/** The one form of a profile; it opens at the part whose pencil was pressed. */
export function ProfileEdit({ user, start, onSaved, onCancel }: ProfileEditProps) {
  const { t } = useTranslation(['settings', 'accounts']);
  const form = useProfileForm(user, onSaved);
  const catalogue = useCatalogue();
  useEffect(() => document.getElementById(fieldId(partFields[start][0]))?.focus(), [start]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const fields: Record<Part, ReactNode> = {
    you: (
      <TextField
        id={fieldId('name')}
        label={t('accounts:fields.name')}
        error={form.errorOf('name')}
        required
        autoComplete="name"
        maxLength={80}
        value={form.values.name}
        onChange={(event) => form.change({ name: event.target.value })}
      />
    ),
    listing: <ListingFields form={form} />,
    trade: <TradeFields form={form} catalogue={catalogue} />,
    place: <PlaceFields form={form} catalogue={catalogue} />,
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {form.failed && (
        <Alert kind="bad" title={t('profile.failed')} live>
          {t('profile.kept')}
        </Alert>
      )}
      {parts.map((part) => (
        <Card key={part} aria-labelledby={`part-${part}`} className={styles.part}>
          <h2 id={`part-${part}`} className={styles.title}>
            {t(`profile.parts.${part}`)}
          </h2>
          {fields[part]}
        </Card>
      ))}
      <div className={styles.bar}>
        <Button kind="plain" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'profile.saving' : 'profile.save')}
        </Button>
      </div>
    </form>
  );
}
