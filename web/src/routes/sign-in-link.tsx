import { useTranslation } from 'react-i18next';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { SignInLinkScreen } from '../features/accounts/sign-in-link-screen.tsx';
import type { Handle } from '../lib/handle.ts';

export const handle = { words: ['auth', 'errors'], start: 'paint', frame: 'plain' } satisfies Handle;

export default function SignInLink() {
  const { t } = useTranslation('auth');
  return (
    <>
      <Head title={t('link.title')} description={t('link.description')} />
      <PageHeader />
      <SignInLinkScreen />
    </>
  );
}
