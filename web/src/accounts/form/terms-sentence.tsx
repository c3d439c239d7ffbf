import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pathTo } from '../../lib/paths.ts';

/** What somebody agrees to, with the ways to read it. */
export function TermsSentence() {
  const { t } = useTranslation('accounts');
  return (
    <>
      {t('terms.before')}
      <Link href={pathTo('terms-of-service')}>{t('terms.terms')}</Link>
      {t('terms.between')}
      <Link href={pathTo('privacy-policy')}>{t('terms.privacy')}</Link>
      {t('terms.after')}
    </>
  );
}
