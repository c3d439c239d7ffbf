import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../components/checkbox.tsx';

type TermsFieldProps = { id: string; error?: string | undefined; isAgreed?: boolean };

/** The consent to the terms, at the first screen. */
export function TermsField({ id, error, isAgreed }: TermsFieldProps) {
  return (
    <Checkbox
      id={id}
      name="termsAgreed"
      value="on"
      defaultChecked={isAgreed}
      error={error}
      required
      label={<TermsSentence />}
    />
  );
}

/** What somebody agrees to, with the ways to read it. */
export function TermsSentence() {
  const { t } = useTranslation('register');
  return (
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
  );
}
