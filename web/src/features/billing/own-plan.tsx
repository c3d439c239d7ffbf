import { findPlan } from '@mboalink/shared/catalogue/plans.ts';
import { formatDate, formatDateTime, formatFrancs } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useSearchParams } from 'react-router';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { showToast } from '../../components/toast.tsx';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { MemberAlert } from './member-alert.tsx';
import styles from './own-plan.module.css';
import { Problem } from './payment/problem.tsx';
import { isUnpaid, type PlanOwner, payPath, restoringPlan, runningUntil } from './plan-state.ts';

/** Where a seller's plan stands and until when, what another month costs, and how to cancel it or take that back. */
export function OwnPlan({ user }: { user: PlanOwner }) {
  const { t } = useTranslation(['payment', 'plans']);
  const [search, setSearch] = useSearchParams();
  const own = isUnpaid(user) ? undefined : findPlan(user.subscriptionPlan);
  const plan = own ?? restoringPlan(user);
  const until = runningUntil(user);
  const price = formatFrancs(plan.chargeAmount);
  const closeDialog = () => setSearch({}, { replace: true });
  return (
    <Card className={styles.plan} aria-labelledby="plan">
      <header className={styles.head}>
        <h2 id="plan">{plan.name}</h2>
        <p>
          <strong>{formatFrancs(plan.chargeAmount)}</strong> {t('plans:perMonth')}
        </p>
      </header>
      {until && user.cancelledAt ? (
        <Cancelled since={user.cancelledAt} until={until} />
      ) : (
        <MemberAlert user={user} />
      )}
      <p>{t('plan.never')}</p>
      <LinkButton wide href={payPath(plan.id)}>
        {t(own ? 'plan.more' : 'plan.restore', { price })}
      </LinkButton>
      <LinkButton kind="quiet" wide href="/upgrade">
        {t('plan.pay')}
      </LinkButton>
      {until && !user.cancelledAt && (
        <LinkButton kind="quiet" wide href="/settings/plan?cancel" replace aria-haspopup="dialog">
          {t('plan.cancel')}
        </LinkButton>
      )}
      {until && !user.cancelledAt && search.has('cancel') && (
        <CancelDialog user={user} until={until} onClose={closeDialog} />
      )}
    </Card>
  );
}

/** That it ends, and the way back until then. */
function Cancelled({ since, until }: { since: string; until: string }) {
  const { t } = useTranslation('payment');
  const { language } = usePage();
  const utils = trpc.useUtils();
  const [problem, setProblem] = useState<unknown>();
  const resume = trpc.billing.resumeSubscription.useMutation({
    onMutate: () => setProblem(undefined),
    onSuccess: async () => {
      await utils.accounts.me.invalidate();
      showToast({ text: t('plan.undone') });
    },
    onError: setProblem,
  });
  return (
    <>
      <Alert kind="info" title={t('plan.cancelled', { date: formatDate(since, language) })}>
        {t('plan.cancelledText', { date: formatDateTime(until, language) })}
      </Alert>
      <Problem thrown={problem} />
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          resume.mutate();
        }}
      >
        <Button kind="plain" wide type="submit" name="intent" value="resume" busy={resume.isPending}>
          {t(resume.isPending ? 'plan.undoing' : 'plan.undo')}
        </Button>
      </Form>
    </>
  );
}
