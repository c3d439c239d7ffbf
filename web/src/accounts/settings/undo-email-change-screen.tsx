import type { Undone } from '@mboalink/shared/accounts/calls.ts';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api/client.ts';
import { codeOf } from '../../lib/api/failures.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Head } from '../../lib/head.tsx';
import { pathTo } from '../../lib/paths.ts';
import { dropUser } from '../../lib/session/session-store.ts';
import { supportChat } from '../../lib/site.ts';
import { Alert } from '../../ui/alert.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SendButton } from '../../ui/send-button.tsx';
import live from '../../ui/status-message.module.css';
import page from '../account-page.module.css';

type Outcome =
  | { kind: 'done'; undone: Undone }
  | { kind: 'expired' | 'incomplete' }
  | { kind: 'failed'; text: string };

/** Where the mail to an old address leads; the token stands after the #, which no server sees. */
export function UndoEmailChangeScreen() {
  const { t } = useTranslation(['settings', 'common']);
  const token = useToken();
  const { busy, outcome: answered, undo } = useUndo();
  const outcome: Outcome | undefined = token === '' ? { kind: 'incomplete' } : answered;
  return (
    <>
      <Head page="undo-email-change" title={t('undo.title')} description={t('undo.description')} />
      <PageHeader />
      <div className={page.page}>
        <h1 tabIndex={-1}>{t('undo.title')}</h1>
        <div role="status" className={live.region}>
          {outcome && <OutcomeNote outcome={outcome} />}
        </div>
        {outcome?.kind === 'done' && (
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
            <SendButton wide busy={busy} onClick={() => void undo(token ?? '')}>
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
    case 'expired':
      return (
        <Alert kind="bad" title={t('undo.expired')} action={support}>
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

/** What stands after the #; undefined before this browser was asked. A link pasted over another only changes that. */
function useToken(): string | undefined {
  return useSyncExternalStore(
    followHash,
    () => location.hash.slice(1),
    () => undefined,
  );
}

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
      // Every session of the account is over, the one of this browser too.
      dropUser();
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
