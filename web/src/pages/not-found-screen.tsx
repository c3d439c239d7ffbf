import { useTranslation } from 'react-i18next';
import { Head } from '../lib/head.tsx';
import { pathTo } from '../lib/paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation('pages');
  return (
    <>
      <Head page="not-found" title={t('notFound.title')} description={t('notFound.text')} />
      <PageHeader />
      <EmptyState picture="nothing" title={t('notFound.title')} text={t('notFound.text')} wholePage>
        <LinkButton href={pathTo('home')}>{t('notFound.home')}</LinkButton>
        <LinkButton kind="quiet" href={pathTo('find-contact')}>
          {t('notFound.find')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
