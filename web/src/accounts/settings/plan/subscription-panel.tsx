import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { findPlan, shownUntil } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatDateTime } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runningUntil } from '../../../billing/plan-dates.ts';
import { languageOf } from '../../../i18n/create-i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { useStatusMessage } from '../../../ui/status-message.tsx';
import { CancelSheet } from './cancel-sheet.tsx';
import { useCancellation } from './use-cancellation.ts';

/** Where a seller's plan stands and until when, and how to cancel it or take that back. */
export function SubscriptionPanel({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('receipt');
  const { show, clear, statusMessage } = useStatusMessage();
  const { busy, change } = useCancellation(user);
  const [asking, setAsking] = useState(false);
  const until = runningUntil(user);
  const undo = async () => {
    clear();
    const problem = await change('resume');
    if (problem === undefined) show({ kind: 'good', text: t('plan.undone') });
    else show({ kind: 'bad', text: t('plan.notDone', { reason: problem }) });
  };
  return (
    <Panel title={t('plan.title')} text={t('plan.never')}>
      {statusMessage}
      <p>
        <Standing user={user} />
      </p>
      {until && user.cancelledAt && <Cancelled since={user.cancelledAt} until={until} />}
      <LinkButton kind="plain" href={pathTo('upgrade')}>
        {t('plan.pay')}
      </LinkButton>
      {until && user.cancelledAt && (
        <SendButton kind="plain" busy={busy} onClick={undo}>
          {t(busy ? 'plan.undoing' : 'plan.undo')}
        </SendButton>
      )}
      {until && !user.cancelledAt && (
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('plan.cancel')}
        </Button>
      )}
      {until && <CancelSheet user={user} until={until} open={asking} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** What runs until when, in sentences. */
function Standing({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('receipt');
  const date = (instant: string) => formatDate(instant, languageOf(i18n));
  const { subscriptionState: state, trialEndDate, paidUntil, planUntil, nextPlan } = user;
  const plan = findPlan(user.subscriptionPlan)?.name ?? '';
  if (state === 'trial' && trialEndDate) {
    const then = paidUntil ? ` ${t('plan.paidNext', { date: date(paidUntil) })}` : '';
    return t('plan.trial', { plan, date: date(trialEndDate) }) + then;
  }
  if (state === 'active' && paidUntil) {
    if (!planUntil || !nextPlan) return t('plan.active', { plan, date: date(paidUntil) });
    const next = { plan: findPlan(nextPlan)?.name ?? '', date: date(paidUntil) };
    return `${t('plan.active', { plan, date: date(planUntil) })} ${t('plan.next', next)}`;
  }
  if (state === 'grace' && paidUntil)
    return t('plan.grace', { date: date(paidUntil), shown: date(shownUntil(paidUntil)) });
  return t('plan.ended');
}

function Cancelled({ since, until }: { since: string; until: string }) {
  const { t, i18n } = useTranslation('receipt');
  const language = languageOf(i18n);
  return (
    <Alert kind="info" title={t('plan.cancelled', { date: formatDate(since, language) })}>
      {t('plan.cancelledText', { date: formatDateTime(until, language) })}
    </Alert>
  );
}
