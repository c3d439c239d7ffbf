import type { Undone } from '@mboalink/shared/accounts/calls.ts';
import { supportChat } from '@mboalink/shared/site.ts';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { api, plainApi } from '../../lib/api/client.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Head } from '../../lib/head.tsx';
import { pathTo } from '../../lib/paths.ts';
import { currentSession, dropUser } from '../../lib/session/session-store.ts';
import { besideNoSignOut } from '../../lib/session/sign-out.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Alert } from '../../ui/alert.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import live from '../../ui/status-message.module.css';
import page from '../account-page.module.css';

type Outcome =
  | { kind: 'done'; undone: Undone }
  | { kind: 'doneBefore' | 'expired' | 'incomplete' }
  | { kind: 'failed'; text: string };

/** Where the mail to an old address leads; the token stands after the #, which no server sees. */
export function UndoEmailChangeScreen() {
  const { t } = useTranslation(['settings', 'common']);
  const token = useToken();
  const { busy, outcome: answered, undo } = useUndo();
  const outcome = token === undefined ? undefined : (answered ?? outcomeBefore(token));
  return (
    <>
      <Head page="undo-email-change" title={t('undo.title')} description={t('undo.description')} />
      <PageHeader />
      <div className={page.page}>
        <h1 tabIndex={-1}>{t('undo.title')}</h1>
        <div role="status" className={live.region}>
          {outcome && <OutcomeNote outcome={outcome} />}
        </div>
        {(outcome?.kind === 'done' || outcome?.kind === 'doneBefore') && (
          <LinkButton wide href={pathTo('login')}>
            {t('undo.login')}
          </LinkButton>
        )}
        {outcome?.kind === 'incomplete' && (
          <LinkButton kind="plain" wide href={pathTo('home')}>
            {t('common:nav.home')}
          </LinkButton>
        )}
        {(!outcome || outcome.kind === 'failed') && (
          <>
            <p>{t('undo.text')}</p>
            <SendButton wide busy={busy} onClick={() => void undo(currentToken())}>
              {t(busy ? 'undo.working' : 'undo.action')}
            </SendButton>
            <p>{t('undo.itWasMe')}</p>
          </>
        )}
      </div>
    </>
  );
}

function OutcomeNote({ outcome }: { outcome: Outcome }): ReactNode {
  const { t } = useTranslation('settings');
  const support = (
    <LinkButton kind="plain" href={supportChat()} icon={<WhatsappIcon size={20} />}>
      {t('undo.support')}
    </LinkButton>
  );
  switch (outcome.kind) {
    case 'done':
      return (
        <Alert kind="good" title={t('undo.done')}>
          {outcome.undone.accountReturned && <p>{t('undo.accountReturned')}</p>}
          <p>{t('undo.doneText', { email: outcome.undone.email })}</p>
          {outcome.undone.number !== 'same' && <p>{t(`undo.number.${outcome.undone.number}`)}</p>}
        </Alert>
      );
    case 'doneBefore':
      return <Alert kind="good" title={t('undo.done')} />;
    case 'expired':
      return (
        <Alert kind="warn" title={t('undo.expired')} action={support}>
          <p>{t('undo.expiredText')}</p>
        </Alert>
      );
    case 'incomplete':
      return (
        <Alert kind="bad" title={t('undo.incomplete')} action={support}>
          <p>{t('undo.incompleteText')}</p>
        </Alert>
      );
    case 'failed':
      return (
        <Alert kind="bad" action={support}>
          {outcome.text}
        </Alert>
      );
  }
}

const undoneKey = 'undone-email-change';

/** A used token is worth nothing; its end is enough to know it by. */
const endOf = (token: string) => token.slice(-16);

/** What is known of a link before it is used: that it is cut off, or was used in this tab before a reload. */
function outcomeBefore(token: string): Outcome | undefined {
  if (token === '') return { kind: 'incomplete' };
  return readStored('session', undoneKey) === endOf(token) ? { kind: 'doneBefore' } : undefined;
}

/** Every session of the account is over, and its person forgotten here; another one who is signed in here stays. */
async function forgetEndedSession() {
  if (!currentSession().user) return;
  await besideNoSignOut(() => plainApi.accounts.refresh.mutate()).catch((thrown: unknown) => {
    if (codeOf(thrown) === 'unauthenticated') dropUser();
  });
}

/** What stands after the #; undefined before this browser was asked. A link pasted over another only changes that. */
function useToken(): string | undefined {
  return useSyncExternalStore(followHash, currentToken, () => undefined);
}

const currentToken = () => location.hash.slice(1);

function followHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

function useUndo() {
  const { t } = useTranslation('settings');
  const reasonOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const outcomeOf = async (token: string): Promise<Outcome> => {
    try {
      const undone = await api.accounts.undoEmailChange.mutate({ token });
      writeStored('session', undoneKey, endOf(token));
      await forgetEndedSession();
      return { kind: 'done', undone };
    } catch (thrown) {
      const code = codeOf(thrown);
      if (code === 'invalid_code') return { kind: 'expired' };
      const text = code === 'conflict' ? t('undo.taken') : t('undo.failed', { reason: reasonOf(thrown) });
      return { kind: 'failed', text };
    }
  };
  const undo = async (token: string) => {
    setBusy(true);
    setOutcome(await outcomeOf(token));
    setBusy(false);
  };
  return { busy, outcome, undo };
}
