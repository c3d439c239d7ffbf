import { useTranslation } from 'react-i18next';
import { Head } from '../lib/head.tsx';
import { pathTo, tradesPath } from '../lib/paths.ts';
import { useSession } from '../lib/session/session-context.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation('pages');
  const { user } = useSession();
  return (
    <>
      <Head page="not-found" title={t('notFound.title')} description={t('notFound.text')} />
      <PageHeader />
      <EmptyState picture="nothing" title={t('notFound.title')} text={t('notFound.text')} wholePage>
        <LinkButton href={pathTo('home')}>{t('notFound.home')}</LinkButton>
        {user ? (
          <LinkButton kind="quiet" href={pathTo('find-contact')}>
            {t('notFound.find')}
          </LinkButton>
        ) : (
          <a href={tradesPath} className={buttonClass({ kind: 'quiet' })}>
            <span>{t('notFound.find')}</span>
          </a>
        )}
      </EmptyState>
    </>
  );
}
