import { useTranslation } from 'react-i18next';
import { Head } from '../components/head.tsx';
import { HealthBanner } from '../components/health-banner.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { cameForOf, leadSignedInOn } from '../features/accounts/came-for.server.ts';
import { answerLogin, type LoginAnswer } from '../features/accounts/login.server.ts';
import { LoginScreen } from '../features/accounts/login-screen.tsx';
import type { Handle } from '../lib/handle.ts';
import type { Route } from './+types/login.ts';

export const handle = { words: ['auth', 'errors'], start: 'paint', frame: 'plain' } satisfies Handle;

export async function loader({ context, url }: Route.LoaderArgs) {
  await leadSignedInOn({ context, url });
  return cameForOf({ context, url });
}

export const action = answerLogin;

/** The step in the address is no reason to ask again. */
export const shouldRevalidate = () => false;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Head title={t('login.title')} description={t('login.description')} canonical="/login" />
      <PageHeader />
      <HealthBanner />
      <LoginScreen answer={actionData as LoginAnswer | undefined} businessName={loaderData.businessName} />
    </>
  );
}
