import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { formatDate, formatDateTime } from '@mboalink/shared/format.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../i18n/create-i18n.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SendButton } from '../../../ui/send-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import live from '../../../ui/status-message.module.css';
import styles from './plan.module.css';
import { useCancellation } from './use-cancellation.ts';

type CancelSheetProps = { user: CurrentUser; until: string; open: boolean; onClose: () => void };

/** Says what stops, what stays and until when, and cancels. */
export function CancelSheet({ user, until, open, onClose }: CancelSheetProps) {
  const { t, i18n } = useTranslation('receipt');
  const language = languageOf(i18n);
  const [problem, setProblem] = useState<string>();
  const { busy, change } = useCancellation(user);
  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const cancel = async () => {
    const failed = await change('cancel');
    if (failed === undefined) close();
    else setProblem(t('plan.notDone', { reason: failed }));
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('cancelling.title')}
      lead={t('cancelling.lead')}
      footer={
        <>
          <Button kind="plain" onClick={close}>
            {t('cancelling.keep')}
          </Button>
          <SendButton busy={busy} onClick={cancel}>
            {t(busy ? 'cancelling.working' : 'cancelling.confirm')}
          </SendButton>
        </>
      }
    >
      <div className={styles.body}>
        <Consequences user={user} until={until} />
        <p>{t('cancelling.money')}</p>
        <p>{t('cancelling.undo', { date: formatDateTime(until, language) })}</p>
        <div role="alert" className={live.region}>
          {problem && <Alert kind="bad">{problem}</Alert>}
        </div>
      </div>
    </Sheet>
  );
}

/** What stops, what stays, and what comes at the end. */
function Consequences({ user, until }: Pick<CancelSheetProps, 'user' | 'until'>) {
  const { t, i18n } = useTranslation('receipt');
  const date = formatDate(until, languageOf(i18n));
  const hidden = t(user.paidUntil ? 'cancelling.hiddenPaid' : 'cancelling.hiddenTrial');
  const parts = [
    { title: t('cancelling.stops'), items: [t('cancelling.reminders')] },
    { title: t('cancelling.stays', { date }), items: [t('cancelling.listing'), t('cancelling.contacts')] },
    { title: t('cancelling.after'), items: [hidden, t('cancelling.kept')] },
  ];
  return parts.map(({ title, items }) => (
    <section key={title}>
      <h3 className={styles.part}>{title}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  ));
}
