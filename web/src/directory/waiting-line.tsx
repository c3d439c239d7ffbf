import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../i18n/create-i18n.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { fromTimeToTime } from '../lib/api/try-again.ts';
import { useErrorMessage } from '../lib/errors/use-error-message.ts';
import { subscribeSession } from '../lib/session/session-store.ts';
import { loadWalletWords, useWalletWords } from '../lib/wallet/use-wallet-words.ts';
import { showToast } from '../ui/toast.tsx';
import { onRefusal, recallWaiting, tellWaiting, useWaiting } from './later-wishes.ts';
import { triesAgainAfter } from './outbox.ts';
import styles from './waiting-line.module.css';

/** Tells what was wished without a network once there is one, says how much waits until then, and what is refused. */
export function WaitingWishes() {
  const { t, i18n } = useTranslation('wallet');
  const count = useWaiting();
  const words = useWalletWords(count > 0);
  const reasonOf = useErrorMessage();
  const say = useEffectEvent(async (name: string, thrown: unknown) => {
    // Not every screen brings these words.
    const language = languageOf(i18n);
    await Promise.all([loadMessages(i18n, language, ['errors']), loadWalletWords(i18n, language)]).catch(
      () => {},
    );
    showToast({ text: t('refused', { name, reason: reasonOf(thrown) }), failed: true });
  });
  useEffect(() => {
    const telling = fromTimeToTime(tellWaiting, triesAgainAfter);
    const stop = onRefusal(({ name }, thrown) => void say(name, thrown));
    const hear = ({ key }: StorageEvent) => {
      if (key === 'wishes') recallWaiting();
    };
    recallWaiting();
    addEventListener('storage', hear);
    const unsubscribe = subscribeSession(telling.now);
    return () => {
      stop();
      removeEventListener('storage', hear);
      unsubscribe();
      telling.stop();
    };
  }, []);
  return (
    <div role="status">
      {count > 0 && words === 'ready' && <p className={styles.line}>{t('waiting', { count })}</p>}
    </div>
  );
}
