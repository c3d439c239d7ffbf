import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../app/failure.ts';
import { Head } from '../../app/head.tsx';
import { pathTo } from '../../app/paths.ts';
import { supportChat } from '../../app/site.ts';
import { Button } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { Roof } from '../../ui/roof.tsx';
import page from '../account-page.module.css';
import { callAccounts } from '../call-accounts.ts';
import { dropUser } from '../session/session-store.ts';
import { reasonWords } from './reason-words.ts';
import live from './said.module.css';

type Outcome =
  | { kind: 'done'; email: string }
  | { kind: 'expired' | 'incomplete' }
  | { kind: 'failed'; text: string };

/** Where the mail to an old address leads; the token stands after the #, which no server sees. */
export function UndoEmailChangeScreen() {
  const { t } = useTranslation('settings');
  const { busy, outcome, undo } = useUndo();
  return (
    <>
      <Head page="undo-email-change" title={t('undo.title')} description={t('undo.description')} />
      <Roof />
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
        {outcome?.kind !== 'done' && outcome?.kind !== 'expired' && (
          <>
            <p>{t('undo.text')}</p>
            <Button wide busy={busy} onClick={undo}>
              {t(busy ? 'undo.working' : 'undo.action')}
            </Button>
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
        <Note kind="good" title={t('undo.done')}>
          <p>{t('undo.doneText', { email: outcome.email })}</p>
        </Note>
      );
    case 'expired':
      return (
        <Note kind="bad" title={t('undo.expired')} action={support}>
          <p>{t('undo.expiredText')}</p>
        </Note>
      );
    case 'incomplete':
      return (
        <Note kind="bad" title={t('undo.incomplete')}>
          <p>{t('undo.incompleteText')}</p>
        </Note>
      );
    case 'failed':
      return (
        <Note kind="bad" action={support}>
          {outcome.text}
        </Note>
      );
  }
}

function useUndo() {
  const { t } = useTranslation(['settings', 'errors']);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const outcomeOf = async (token: string): Promise<Outcome> => {
    if (token === '') return { kind: 'incomplete' };
    try {
      const email = (await callAccounts('undoEmailChange', { token }))?.email ?? '';
      // Every session of the account is over, the one of this browser too.
      dropUser();
      return { kind: 'done', email };
    } catch (thrown) {
      const { code } = failureOf(thrown);
      if (code === 'invalid_code') return { kind: 'expired' };
      const text =
        code === 'conflict' ? t('undo.taken') : t('undo.failed', { reason: reasonWords(thrown, t) });
      return { kind: 'failed', text };
    }
  };
  const undo = async () => {
    setBusy(true);
    setOutcome(await outcomeOf(location.hash.slice(1)));
    setBusy(false);
  };
  return { busy, outcome, undo };
}
