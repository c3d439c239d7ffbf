import { requestContext } from '@mboalink/shared/request-context.ts';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { buttonClass } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Head } from '../components/head.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { SignOutForm } from '../components/shell/sign-out-form.tsx';
import type { Handle } from '../lib/handle.ts';
import { apiOf } from '../lib/queries.server.ts';
import type { Route } from './+types/logout.ts';

export const handle = { words: ['auth'], start: 'paint', frame: 'plain' } satisfies Handle;

/** Nobody is signed out by a link: who has a session is asked, anybody else is at home already. */
export function loader({ context }: Route.LoaderArgs): null {
  if (!context.get(requestContext).isSignedIn) throw redirect('/');
  return null;
}

/** Ends the session; where the database is away the next request does, as the answer's cookie says. */
export async function action({ context }: Route.ActionArgs) {
  await apiOf({ context })
    .accounts.logout.mutate()
    .catch(() => undefined);
  return redirect('/');
}

export default function Logout() {
  const { t } = useTranslation('auth');
  return (
    <>
      <Head title={t('logout.title')} />
      <PageHeader />
      <EmptyState picture="nothing" title={t('logout.title')} text={t('logout.text')} wholePage>
        <SignOutForm className={buttonClass({ wide: true })} />
        <LinkButton kind="quiet" href="/" replace>
          {t('logout.stay')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
