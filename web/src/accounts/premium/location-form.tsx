import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../catalogue/use-catalogue.ts';
import { fieldErrorsOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { useProblem } from '../../lib/errors/use-problem.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { accountErrors, applyChange, emptyAccount } from '../form/account-values.ts';
import { PlaceFields } from '../form/place-fields.tsx';
import { useForm } from '../form/use-form.ts';
import type { useSubmit } from '../form/use-submit.ts';
import type { Location } from './location-change.ts';
import styles from './premium.module.css';

const fields = ['region', 'city', 'quartier', 'landmark'] as const;

type LocationFormProps = {
  title: string;
  /** What is changed; a new one without. */
  location?: Location | undefined;
  /** One with what else is saved of the addresses. */
  submission: ReturnType<typeof useSubmit>;
  onSave: (location: Location) => Promise<void>;
  onSaved: () => void;
  onCancel: () => void;
};

/** The fields of one address, as registration has them. */
export function LocationForm(props: LocationFormProps) {
  const { title, onCancel } = props;
  const { busy } = props.submission;
  const { t } = useTranslation(['premium', 'accounts']);
  const { form, problem, save } = useLocationForm(props);
  const firstField = form.idOf('region');
  useEffect(() => document.getElementById(firstField)?.focus(), [firstField]);
  const catalogue = useCatalogue();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Card as="div" className={styles.editForm}>
      <form noValidate onSubmit={submit} className={styles.editForm} aria-label={title}>
        <h2>{title}</h2>
        <ErrorSummary problems={form.problemsOf(fields)} attempt={form.attempt} />
        {problem && (
          <Alert kind="bad" live>
            {problem}
          </Alert>
        )}
        <PlaceFields form={form} catalogue={catalogue} />
        <div className={styles.editButtons}>
          <Button kind="plain" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <SendButton type="submit" busy={busy}>
            {t(busy ? 'saving' : 'save')}
          </SendButton>
        </div>
      </form>
    </Card>
  );
}

function useLocationForm({ location, submission, onSave, onSaved }: LocationFormProps) {
  const { t } = useTranslation(['premium', 'accounts']);
  const { t: accountText } = useTranslation('accounts');
  const messageOf = useErrorMessage('listing');
  const { problem, say, clear } = useProblem<string>();
  const [empty] = useState(() => ({
    ...emptyAccount,
    ...location,
    quartier: location?.quartier ?? '',
    landmark: location?.landmark ?? '',
  }));
  const form = useForm({
    id: 'location',
    empty,
    check: (values) => accountErrors(values, accountText),
    apply: applyChange,
  });
  const send = async () => {
    const { region, city, quartier, landmark } = form.latest.current;
    try {
      await onSave({ region, city, quartier: quartier || null, landmark: landmark || null });
      onSaved();
    } catch (thrown) {
      const errors = fieldErrorsOf(thrown);
      // 'locations.2.city' is the town; 'locations.2' alone is there already.
      const own = errors.map(({ field, message }) => ({ field: field.split('.')[2] ?? '', message }));
      if (form.showServerErrors(own).length > 0) return;
      say(errors.length > 0 ? t('locations.twice') : messageOf(thrown), thrown);
    }
  };
  const save = () => {
    clear();
    if (!form.findError(fields)) void submission.submit(send);
  };
  return { form, problem, save };
}
