import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { usePage } from '../lib/page.tsx';
import { buttonClass } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Head } from './head.tsx';
import { LinkButton } from './link-button.tsx';
import { PageHeader } from './page-header.tsx';
import { findPath } from './shell/nav-entries.ts';

/** What stands in the place of a page that does not exist or failed, inside the layout of its neighbours. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  const kind = status === 503 || isLost(error) ? 'screenFailed' : 'screenBroken';
  return (
    <>
      <Head title={t(`${kind}.title`)} />
      <PageHeader />
      <EmptyState picture="broken" title={t(`${kind}.title`)} text={t(`${kind}.text`)} wholePage>
        {/* A document, not a step: what is broken in this one is read anew. */}
        <a href={pathname + search} className={buttonClass({})}>
          {t('ui.retry')}
        </a>
        <LinkButton kind="quiet" href="/">
          {t('nav.home')}
        </LinkButton>
      </EmptyState>
    </>
  );
}

/** A file or an answer that did not arrive, in a step of the client. */
const isLost = (error: unknown) =>
  typeof navigator !== 'undefined' && (!navigator.onLine || error instanceof TypeError);

function NotFound() {
  const { t } = useTranslation();
  const { isSignedIn } = usePage();
  return (
    <>
      <Head title={t('notFound.title')} description={t('notFound.text')} />
      <PageHeader />
      <EmptyState picture="nothing" title={t('notFound.title')} text={t('notFound.text')} wholePage>
        <LinkButton href="/">{t('notFound.home')}</LinkButton>
        <LinkButton kind="quiet" href={findPath(isSignedIn)}>
          {t('notFound.find')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
