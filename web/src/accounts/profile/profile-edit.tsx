import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../catalogue/use-catalogue.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import { usePageBar } from '../../ui/use-page-bar.ts';
import { HoursFields } from '../business/hours-fields.tsx';
import { ServiceFields } from '../business/service-fields.tsx';
import { ListingFields } from '../form/listing-fields.tsx';
import { NameField } from '../form/name-field.tsx';
import { PlaceFields } from '../form/place-fields.tsx';
import { TradeFields } from '../form/trade-fields.tsx';
import styles from './profile-edit.module.css';
import { type Part, partFields, partsOf, titleOf } from './profile-form.ts';
import { useProfileForm } from './use-profile-form.ts';

type ProfileEditProps = {
  user: CurrentUser;
  start: Part;
  /** A keyword that stands ready to be saved. */
  word?: string | undefined;
  onSaved: (user: CurrentUser) => void;
  onCancel: () => void;
};

/** Says that what was typed earlier stands in the form again. */
function Restored({ onStartAnew }: { onStartAnew: () => void }) {
  const { t } = useTranslation('settings');
  const anew = (
    <Button kind="quiet" onClick={onStartAnew}>
      {t('profile.draft.anew')}
    </Button>
  );
  return (
    <Alert kind="info" action={anew}>
      {t('profile.draft.restored')}
    </Alert>
  );
}

/** The one form of a profile; it opens at the part whose pencil was pressed. */
export function ProfileEdit({ user, start, word, onSaved, onCancel }: ProfileEditProps) {
  const { t } = useTranslation(['settings', 'accounts']);
  const { form, problems, problem, save, restored, startAnew } = useProfileForm(user, onSaved, word);
  const catalogue = useCatalogue();
  const bar = usePageBar();
  const firstField = form.idOf(word ? 'keywords' : partFields[start][0]);
  useEffect(() => document.getElementById(firstField)?.focus(), [firstField]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const fields: Record<Part, ReactNode> = {
    you: <NameField form={form} />,
    listing: <ListingFields form={form} />,
    trade: <TradeFields form={form} catalogue={catalogue} />,
    place: <PlaceFields form={form} catalogue={catalogue} />,
    hours: <HoursFields form={form} />,
    service: <ServiceFields form={form} />,
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {restored && <Restored onStartAnew={startAnew} />}
      <ErrorSummary problems={problems} attempt={form.attempt} />
      {problem && (
        <Alert kind="bad" title={problem} live>
          {t('profile.kept')}
        </Alert>
      )}
      {partsOf(user).map((part) => (
        <Card key={part} aria-labelledby={`part-${part}`} className={styles.part}>
          <h2 id={`part-${part}`} className={styles.title}>
            {t(`profile.parts.${titleOf(part, user)}`)}
          </h2>
          {fields[part]}
        </Card>
      ))}
      <div ref={bar} className={styles.bar}>
        <Button kind="plain" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
        <SendButton type="submit" busy={form.busy}>
          {t(form.busy ? 'profile.saving' : 'profile.save')}
        </SendButton>
      </div>
    </form>
  );
}
