import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { data, Form, isRouteErrorResponse, Link } from 'react-router';
import { Button } from '../components/button.tsx';
import { Head } from '../components/head.tsx';
import { RouteError } from '../components/route-error.tsx';
import styles from '../features/directory/directory-page.module.css';
import type { Handle } from '../lib/handle.ts';
import { apiOf, orErrorPage } from '../lib/queries.server.ts';
import { codeOf } from '../lib/refusal.ts';
import type { Outputs } from '../lib/trpc.ts';
import type { Route } from './+types/mail-preferences.ts';

export const handle = { words: ['mail'], start: 'never' } satisfies Handle;

/** Opening the page changes nothing, since scanners of mails open every link. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  orInvalidLink(apiOf({ context }).accounts.mailPreference.query(params));

/** Its button stops the mails, or takes that back; so does what mailboxes send to the same address for their own (RFC 8058). */
export async function action({ context, params, request }: Route.ActionArgs) {
  const stopped = (await request.formData()).get('stopped') !== 'false';
  return orInvalidLink(apiOf({ context }).accounts.chooseMailPreference.mutate({ ...params, stopped }));
}

/** A link that is not ours, or too old, is an address that nobody has. */
async function orInvalidLink<Answer>(call: Promise<Answer>): Promise<Answer> {
  return orErrorPage(call).catch((thrown: unknown) => {
    if (codeOf(thrown) === 'invalid_code') throw data({ error: 'invalid_code' }, 404);
    throw thrown;
  });
}

export default function MailPreferences({ loaderData, actionData }: Route.ComponentProps) {
  const preference = actionData === undefined ? loaderData : actionData;
  return preference ? <Preference preference={preference} /> : <Message about="gone" />;
}

type PreferenceProps = { preference: NonNullable<Outputs['accounts']['mailPreference']> };

function Preference({ preference: { kind, name, stopped } }: PreferenceProps) {
  const { t } = useTranslation('mail');
  const what = name ? t('one', { name }) : t(`kinds.${kind}`);
  return (
    <Message about={stopped ? 'stopped' : 'running'} what={what}>
      <Form method="post">
        <input type="hidden" name="stopped" value={String(!stopped)} />
        <Button type="submit">{t(stopped ? 'receive' : 'stop')}</Button>
      </Form>
    </Message>
  );
}

type MessageProps = {
  about: 'running' | 'stopped' | 'gone' | 'invalid';
  what?: string;
  children?: ReactNode;
};

function Message({ about, what = '', children }: MessageProps) {
  const { t } = useTranslation('mail');
  return (
    <div className={styles.page}>
      <Head title={t(`${about}.title`)} />
      <h1>{t(`${about}.title`)}</h1>
      <p className={styles.lead} role="status">
        {t(`${about}.text`, { what })}
      </p>
      {children}
      <p className={styles.lead}>
        <Link to="/settings">{t('settings')}</Link>
      </p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isInvalid = isRouteErrorResponse(error) && error.data?.error === 'invalid_code';
  return isInvalid ? <Message about="invalid" /> : <RouteError error={error} />;
}
