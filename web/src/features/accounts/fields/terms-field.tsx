import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/checkbox.tsx';

type TermsFieldProps = { id: string; error?: string | undefined; isAgreed?: boolean };

/** The consent to the terms, at the first screen, with the ways to read them. */
export function TermsField({ id, error, isAgreed }: TermsFieldProps) {
  const { t } = useTranslation('register');
  return (
    <Checkbox
      id={id}
      name="termsAgreed"
      value="on"
      defaultChecked={isAgreed}
      error={error}
      required
      label={
        <>
          {t('terms.before')}
          <a href="/terms-of-service" target="_blank" rel="noreferrer">
            {t('terms.terms')}
          </a>
          {t('terms.between')}
          <a href="/privacy-policy" target="_blank" rel="noreferrer">
            {t('terms.privacy')}
          </a>
          {t('terms.after')}
        </>
      }
    />
  );
}
