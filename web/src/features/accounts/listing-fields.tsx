import { fieldLimits } from '@mboalink/shared/limits.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/text-field.tsx';
import { BusinessNameField } from './fields/name-fields.tsx';
import { PlanField } from './fields/plan-field.tsx';
import { LiveCard, type WrittenField } from './live-card.tsx';
import styles from './register.module.css';
import type { RegisterCallForm, Registering } from './use-registering.ts';

/** There with scripts alone. */
const PictureField = lazy(() =>
  import('./waiting-picture.tsx').then((file) => ({ default: file.PictureField })),
);

type ListingFieldsProps = { form: RegisterCallForm; registering: Registering };

/** The listing, drawn while it is written. */
export function ListingFields({ form, registering }: ListingFieldsProps) {
  const { t } = useTranslation('form');
  const [picture, showPicture] = useState<string>();
  const written = (field: WrittenField) =>
    form.valueOf(field) || String(registering.answer?.typed?.[field] ?? '');
  return (
    <>
      <LiveCard written={written} picture={picture} />
      <BusinessNameField {...form.text('businessName')} />
      <Suspense>
        <PictureField email={form.valueOf('email')} shown={picture} onShow={showPicture} />
      </Suspense>
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
