import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { Head } from '../../components/head.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { RouteError } from '../../components/route-error.tsx';
import { DirectoryPage } from './directory-page.tsx';

/** What stands where no business has a page that is open: one answer, whether it closed it, is gone or never was. */
export function AbsentPage({ error }: { error: unknown }) {
  const { t } = useTranslation('business');
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteError error={error} />;
  return (
    <DirectoryPage title={t('absent.title')} lead={t('absent.text')} crumbs={[]}>
      <Head title={t('absent.title')} description={t('absent.text')} />
      <p>
        <LinkButton href="/categories">{t('absent.trades')}</LinkButton>
      </p>
    </DirectoryPage>
  );
}
