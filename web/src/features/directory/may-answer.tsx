import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../components/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './opened-number.module.css';

/** Asked beside the first number that somebody opens, until they say: may a seller write back? */
export function MayAnswer() {
  const { t } = useTranslation('directory');
  const utils = trpc.useUtils();
  const user = trpc.accounts.me.useQuery().data?.user;
  const say = trpc.accounts.updateNotificationPreferences.useMutation({
    onSuccess({ user }) {
      utils.accounts.me.setData(undefined, { user });
      showToast({ text: t('mayAnswer.kept') });
    },
  });
  if (user?.notificationPreferences.letSellersAnswer !== null) return null;
  return (
    <section className={styles.question} aria-labelledby="may-answer">
      <h3 id="may-answer">{t('mayAnswer.title')}</h3>
      <p className="small">{t('mayAnswer.text')}</p>
      <div className="row gap-2">
        {[true, false].map((letSellersAnswer) => (
          <Button
            key={String(letSellersAnswer)}
            kind={letSellersAnswer ? 'soft' : 'quiet'}
            busy={say.isPending}
            onClick={() => say.mutate({ letSellersAnswer })}
          >
            {t(letSellersAnswer ? 'mayAnswer.yes' : 'mayAnswer.no')}
          </Button>
        ))}
      </div>
      {say.error && (
        <Alert kind="bad" live>
          {say.error.data?.message ?? t('mayAnswer.failed')}
        </Alert>
      )}
    </section>
  );
}
