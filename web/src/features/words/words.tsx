import type { CurrentUser } from '@mboalink/shared/accounts/user.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { showToast } from '../../components/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useChange } from '../accounts/use-change.ts';
import { Given } from './given.tsx';
import { Received } from './received.tsx';

/** Those about one's own listing first, then those that one gave or may give. */
export function Words({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('words');
  const changes = useWordChanges();
  return (
    <Loaded query={trpc.answers.words.useQuery()} failed={t('failed')}>
      {({ received, given }) => (
        <>
          {user.userType !== 'buyer' && (
            <section className="stack">
              <h2>{t('received.title')}</h2>
              {received.length === 0 && (
                <EmptyState picture="nothing" title={t('received.noneTitle')} text={t('received.none')} />
              )}
              {received.map((word) => (
                <Received key={word._id} word={word} businessName={user.businessName} changes={changes} />
              ))}
            </section>
          )}
          {given.length > 0 ? (
            <section className="stack">
              <h2>{t('given.title')}</h2>
              {given.map((one) => (
                <Given key={one._id} given={one} user={user} changes={changes} />
              ))}
            </section>
          ) : (
            user.userType === 'buyer' && (
              <EmptyState picture="nothing" title={t('given.noneTitle')} text={t('given.none')} />
            )
          )}
        </>
      )}
    </Loaded>
  );
}

/** Each change with the toast that tells of it; the cards share them. */
function useWordChanges() {
  const { t } = useTranslation('words');
  return {
    write: useChange('write', () => showToast({ text: t('given.published') })),
    erase: useChange('erase', () => showToast({ text: t('given.erased') })),
    reply: useChange('reply', () => showToast({ text: t('received.replied') })),
    report: useChange('report', () => showToast({ text: t('received.reported') })),
  };
}
