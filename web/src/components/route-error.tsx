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
  const { isSignedIn } = usePage();
  const { pathname, search } = useLocation();
  const kind = kindOf(error);
  const isAbsent = kind === 'notFound';
  return (
    <>
      <Head title={t(`${kind}.title`)} />
      <PageHeader />
      <EmptyState
        picture={isAbsent ? 'nothing' : 'broken'}
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`)}
        wholePage
      >
        {isAbsent ? (
          <LinkButton href={findPath(isSignedIn)}>{t('notFound.find')}</LinkButton>
        ) : (
          // A plain link, so that the whole page loads again.
          <a href={pathname + search} className={buttonClass({})}>
            {t('ui.retry')}
          </a>
        )}
        <LinkButton kind="quiet" href="/">
          {t('nav.home')}
        </LinkButton>
      </EmptyState>
    </>
  );
}

function kindOf(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return 'notFound';
  // A file or an answer that did not arrive, in a step of the client.
  const isLost = typeof navigator !== 'undefined' && (!navigator.onLine || error instanceof TypeError);
  return status === 503 || isLost ? 'screenFailed' : 'screenBroken';
}
