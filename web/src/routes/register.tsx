import { useTranslation } from 'react-i18next';
import { Head } from '../components/head.tsx';
import { cameForOf, leadSignedInOn, previewOf } from '../features/accounts/came-for.server.ts';
import { RegisterScreen } from '../features/accounts/register-screen.tsx';
import { answerRegister, type RegisterAnswer } from '../features/accounts/registration.server.ts';
import type { Handle } from '../lib/handle.ts';
import type { Route } from './+types/register.ts';

export const handle = {
  words: ['register', 'form', 'auth', 'errors', 'catalogue'],
  start: 'paint',
  frame: 'plain',
} satisfies Handle;

export async function loader({ context, url }: Route.LoaderArgs) {
  await leadSignedInOn({ context, url });
  const cameFor = await cameForOf({ context, url });
  return { cameFor, preview: await previewOf({ context, url }, cameFor) };
}

export const action = answerRegister;

/** The step in the address is no reason to ask again. */
export const shouldRevalidate = () => false;

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('register');
  const { cameFor, preview } = loaderData;
  return (
    <>
      <Head title={t('title')} description={t('description')} canonical="/register" preview={preview} />
      <RegisterScreen answer={actionData as RegisterAnswer | undefined} cameFor={cameFor} />
    </>
  );
}
