import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Alert } from './alert.tsx';
import styles from './status-message.module.css';
import { TimedAlert } from './timed-alert.tsx';
import { hideToast, showToast } from './toast.tsx';
import { useIsThere } from './use-is-there.ts';
import { useOnline } from './use-online.ts';

type StatusMessage = { kind: 'good' | 'info' | 'bad'; text: ReactNode };

type Shown = StatusMessage & { id: number; away: boolean };

/**
 * What came of the last thing that somebody did in one place: a success goes by itself, a failure stays. Where an undo has outlived
 * that place, a toast says it.
 */
export function useStatusMessage() {
  const [shown, setShown] = useState<Shown>();
  const isThere = useIsThere();
  const online = useOnline();
  // What failed without a network is no news once it is back.
  useEffect(() => {
    if (online) setShown((before) => (before?.away && before.kind === 'bad' ? undefined : before));
  }, [online]);
  const show = useCallback((outcome: StatusMessage) => {
    const { kind, text } = outcome;
    if (!isThere.current && typeof text === 'string') return showToast({ text, failed: kind === 'bad' });
    hideToast();
    setShown((before) => ({ ...outcome, id: (before?.id ?? 0) + 1, away: !navigator.onLine }));
  }, []);
  const clear = useCallback(() => setShown(undefined), []);
  return { show, clear, statusMessage: <LiveRegions shown={shown} onEnd={clear} /> };
}

/** The live region is there before its words. */
function LiveRegions({ shown, onEnd }: { shown: Shown | undefined; onEnd: () => void }) {
  return (
    <>
      <div role="status" className={styles.region}>
        {shown && shown.kind !== 'bad' && (
          <TimedAlert key={shown.id} kind={shown.kind} onEnd={onEnd}>
            {shown.text}
          </TimedAlert>
        )}
      </div>
      <div role="alert" className={styles.region}>
        {shown?.kind === 'bad' && (
          <Alert kind="bad" onDismiss={onEnd}>
            {shown.text}
          </Alert>
        )}
      </div>
    </>
  );
}
