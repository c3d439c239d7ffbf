import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pathTo } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { sells } from './registration.ts';
import { type FieldsOf, fieldId } from './use-registration-form.ts';

export function ListingFields({ form: { values, change, errorOf } }: { form: FieldsOf }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      {sells(values) && (
        <TextField
          id={fieldId('businessName')}
          label={t('fields.businessName')}
          error={errorOf('businessName')}
          required
          autoComplete="organization"
          maxLength={120}
          value={values.businessName}
          onChange={(event) => change({ businessName: event.target.value })}
        />
      )}
      <TextArea
        id={fieldId('description')}
        label={t('fields.description')}
        hint={t('hints.description', { used: values.description.length })}
        placeholder={t('hints.descriptionExample')}
        error={errorOf('description')}
        optional
        maxLength={500}
        value={values.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TextField
        id={fieldId('keywords')}
        label={t('fields.keywords')}
        hint={t('hints.keywords')}
        error={errorOf('keywords')}
        optional
        autoComplete="off"
        maxLength={320}
        value={values.keywords}
        onChange={(event) => change({ keywords: event.target.value })}
      />
    </>
  );
}

export function TermsField({ form: { values, change, errorOf } }: { form: FieldsOf }) {
  const { t } = useTranslation('accounts');
  return (
    <Checkbox
      id={fieldId('termsAgreed')}
      label={
        <>
          {t('terms.before')}
          <Link href={pathTo('terms-of-service')}>{t('terms.terms')}</Link>
          {t('terms.between')}
          <Link href={pathTo('privacy-policy')}>{t('terms.privacy')}</Link>
          {t('terms.after')}
        </>
      }
      error={errorOf('termsAgreed')}
      required
      checked={values.termsAgreed}
      onChange={(event) => change({ termsAgreed: event.target.checked })}
    />
  );
}
