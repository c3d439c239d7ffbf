import { formatDate, formatDateTime } from '@mboalink/shared/format.ts';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { usePage } from '../../lib/page.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './own-plan.module.css';
import { Problem } from './payment/problem.tsx';
import type { PlanOwner } from './plan-state.ts';

type CancelDialogProps = { user: PlanOwner; until: string; onClose: () => void };

/** Says what stops, what stays and until when, and cancels. */
export function CancelDialog({ user, until, onClose }: CancelDialogProps) {
  const { t } = useTranslation('payment');
  const { language } = usePage();
  const utils = trpc.useUtils();
  const cancel = trpc.billing.cancelSubscription.useMutation({
    onSuccess: async () => {
      await utils.accounts.me.invalidate();
      onClose();
    },
  });
  const hidden = t(user.paidUntil ? 'cancelling.hiddenPaid' : 'cancelling.hiddenTrial');
  const parts = [
    { title: t('cancelling.stops'), items: [t('cancelling.reminders')] },
    {
      title: t('cancelling.stays', { date: formatDate(until, language) }),
      items: [t('cancelling.listing'), t('cancelling.contacts')],
    },
    { title: t('cancelling.after'), items: [hidden, t('cancelling.kept')] },
  ];
  return (
    <Dialog title={t('cancelling.title')} onClose={onClose}>
      <div className={styles.body}>
        <p>{t('cancelling.lead')}</p>
        {parts.map(({ title, items }) => (
          <section key={title}>
            <h3 className={styles.part}>{title}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <p>{t('cancelling.money')}</p>
        <p>{t('cancelling.undo', { date: formatDateTime(until, language) })}</p>
        <Problem thrown={cancel.error ?? undefined} />
        <Form
          method="post"
          action="/settings/plan"
          className={styles.buttons}
          onSubmit={(event) => {
            event.preventDefault();
            cancel.mutate();
          }}
        >
          <Button kind="plain" wide onClick={onClose}>
            {t('cancelling.keep')}
          </Button>
          <Button wide type="submit" name="intent" value="cancel" busy={cancel.isPending}>
            {t(cancel.isPending ? 'cancelling.working' : 'cancelling.confirm')}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}
